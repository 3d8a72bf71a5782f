/** What a map lies on: pictures that repeat and move with it. */
export interface GroundLayer {
  /** CSS images, by the theme */
  dark: string;
  light: string;
  /** the size of one, in units of the map */
  width: number;
  height: number;
  opacity: number;
}
