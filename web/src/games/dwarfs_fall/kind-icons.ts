/** Which icon stands for which kingdom card in a sentence. */
import beerStein from "icon:beer-stein";
import castle from "icon:castle";
import diamond from "icon:cut-diamond";
import dragon from "icon:spiked-dragon-head";
import emerald from "icon:emerald";
import giant from "icon:ice-golem";
import gold from "icon:gold-mine";
import ruby from "icon:rupee";
import shop from "icon:shop";

import type { Kind } from "./view";

export const KIND_ICONS: Record<Kind, string> = {
  castle,
  emerald_mine: emerald,
  gold_mine: gold,
  diamond_mine: diamond,
  ruby_mine: ruby,
  dragon,
  giant,
  inn: beerStein,
  shop,
};
