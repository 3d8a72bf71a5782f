/** Whose area a spectator looks at; players always see their own. */
class Focus {
  seat = $state(0);
}

export const focus = new Focus();
