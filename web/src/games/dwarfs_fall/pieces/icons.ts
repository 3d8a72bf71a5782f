/** Which icon stands for which task, group, monster, ogre, food and secret goal. */
import beerStein from "icon:beer-stein";
import bread from "icon:bread";
import brute from "icon:brute";
import carrot from "icon:carrot";
import castle from "icon:castle";
import cheeseWedge from "icon:cheese-wedge";
import crown from "icon:crown";
import fishSmoking from "icon:fish-smoking";
import flame from "icon:flame";
import hamShank from "icon:ham-shank";
import herbsBundle from "icon:herbs-bundle";
import honeypot from "icon:honeypot";
import house from "icon:house";
import iceGolem from "icon:ice-golem";
import jewelCrown from "icon:jewel-crown";
import mining from "icon:mining";
import ogre from "icon:ogre";
import robber from "icon:robber";
import sausage from "icon:sausage";
import screaming from "icon:screaming";
import shinyApple from "icon:shiny-apple";
import snowflake from "icon:snowflake-2";
import spikedDragonHead from "icon:spiked-dragon-head";
import spyglass from "icon:spyglass";
import trade from "icon:trade";
import trophyCup from "icon:trophy-cup";
import twoCoins from "icon:two-coins";
import warPick from "icon:war-pick";
import wizardStaff from "icon:wizard-staff";

import type { Task } from "./figures";
import type { Group, Monster, Ogre, Secret, Trade } from "./looks";

export const GROUP_ICONS: Record<Group, string> = { fire: flame, ice: snowflake, hearth: house };

/** What comes of a task; a mine shows its gem. */
export const TASK_ICONS: Record<Exclude<Task, "mine">, { icon: string; ink: string }> = {
  hire: { icon: ogre, ink: "#a6e07a" },
  trade: { icon: trade, ink: "#ffe2a0" },
  dig: { icon: mining, ink: "#ffe2a0" },
  slay: { icon: trophyCup, ink: "#ffd877" },
};

export const MONSTER_ICONS: Record<Monster, string> = {
  dragon: spikedDragonHead,
  giant: iceGolem,
};

export const OGRE_ICONS: Record<Ogre, string> = {
  panic: screaming,
  thief: robber,
  brute,
  upkeep: twoCoins,
  crown: jewelCrown,
};

export const TRADE_ICONS: Record<Trade, string> = {
  T01: bread,
  T02: cheeseWedge,
  T03: carrot,
  T04: herbsBundle,
  T05: sausage,
  T06: honeypot,
  T07: fishSmoking,
  T08: shinyApple,
  T09: hamShank,
  T10: beerStein,
};

export const SECRET_ICONS: Record<Secret, string> = {
  builder: castle,
  hunter: spikedDragonHead,
  king: crown,
  miner: warPick,
  disguised_ogre: ogre,
  explorer: spyglass,
  sorcerer: wizardStaff,
};
