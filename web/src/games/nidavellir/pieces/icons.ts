/** Which icon stands for which hero, tavern, distinction and class. */
import anvil from "icon:anvil";
import anvilImpact from "icon:anvil-impact";
import battleAxe from "icon:battle-axe";
import bearHead from "icon:bear-head";
import bigDiamondRing from "icon:big-diamond-ring";
import boar from "icon:boar";
import cash from "icon:cash";
import compass from "icon:compass";
import crownCoin from "icon:crown-coin";
import crystalBall from "icon:crystal-ball";
import deerHead from "icon:deer-head";
import dynamite from "icon:dynamite";
import eagleHead from "icon:eagle-head";
import foxHead from "icon:fox-head";
import goblinHead from "icon:goblin-head";
import highShot from "icon:high-shot";
import hoodedFigure from "icon:hooded-figure";
import hornedHelm from "icon:horned-helm";
import horseHead from "icon:horse-head";
import jewelCrown from "icon:jewel-crown";
import mailedFist from "icon:mailed-fist";
import mineralHeart from "icon:mineral-heart";
import mineWagon from "icon:mine-wagon";
import raven from "icon:raven";
import rollingDices from "icon:rolling-dices";
import saberSlash from "icon:saber-slash";
import scales from "icon:scales";
import seaSerpent from "icon:sea-serpent";
import spikedDragonHead from "icon:spiked-dragon-head";
import spyglass from "icon:spyglass";
import stagHead from "icon:stag-head";
import warhammer from "icon:warhammer";
import warPick from "icon:war-pick";
import wolfHead from "icon:wolf-head";

import type { Distinction, Group, Hero, Tavern } from "./looks";

export const GROUP_ICONS: Record<Group, string> = {
  warrior: battleAxe,
  hunter: highShot,
  miner: warPick,
  blacksmith: anvil,
  explorer: compass,
};

export const HERO_ICONS: Record<Hero, string> = {
  kraal: cash,
  tarah: saberSlash,
  aral: eagleHead,
  dagda: dynamite,
  lokdur: mineralHeart,
  zoral: mineWagon,
  aegur: mailedFist,
  bonfur: warhammer,
  idunn: hoodedFigure,
  hourya: foxHead,
  astrid: crownCoin,
  grid: scales,
  skaa: seaSerpent,
  uline: crystalBall,
  thrud: hornedHelm,
  ylud: rollingDices,
  ymir: bearHead,
  aesir: wolfHead,
  sigmir: raven,
  jungir: boar,
  bergelmir: stagHead,
};

export const TAVERN_ICONS: Record<Tavern, string> = {
  1: goblinHead,
  2: spikedDragonHead,
  3: horseHead,
};

export const DISTINCTION_ICONS: Record<Distinction, string> = {
  kings_hand: jewelCrown,
  hunting_master: deerHead,
  crown_jeweler: bigDiamondRing,
  great_armorer: anvilImpact,
  pioneer: spyglass,
};
