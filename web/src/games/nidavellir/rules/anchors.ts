/** Which place of the rules explains a piece: what `data-rule` says on it. */
import { type Distinction, heroLook, type Hero } from "../pieces/looks";
import { groupOfCard, HIDDEN, isHero, isOffering, isTrading, SPECIAL_GEM } from "../view";

export function ruleOfHero(hero: Hero): string {
  return heroLook(hero).brother ? "hero-brothers" : `hero-${hero}`;
}

export function ruleOfCard(card: string): string {
  if (isHero(card)) return ruleOfHero(card);
  if (isOffering(card)) return "offerings";
  return card === "special" ? ruleOfDistinction("great_armorer") : groupOfCard(card)!;
}

export function ruleOfCoin(coin: string): string {
  if (coin === HIDDEN) return "bid";
  return isTrading(coin) ? "exchange" : "coins";
}

export function ruleOfGem(gem: number): string {
  return gem === SPECIAL_GEM ? ruleOfDistinction("crown_jeweler") : "gems";
}

export function ruleOfDistinction(distinction: Distinction): string {
  return `distinction-${distinction}`;
}
