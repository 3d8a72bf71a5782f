"""What things are worth to a seat."""

from __future__ import annotations

from dvergar.games.dwarfs_fall.advice.worth import Wishes, open_points, rounds_left
from dvergar.games.dwarfs_fall.figures import KINDS

from ..builder import DIAMOND, EMERALD, GOLD, RUBY, Table, at


def wishes(table: Table, seat: int = 0) -> Wishes:
    return Wishes(table.state, seat)


def test_a_gem_is_worth_more_the_nearer_it_brings_a_goal() -> None:
    far = wishes(at().row("T04"))
    near = wishes(at().row("T04").gems(0, emerald=2))
    assert near.gem[EMERALD] > far.gem[EMERALD] > 2
    assert far.gem[RUBY] == 3
    assert near.gem[GOLD] == 1


def test_a_goal_for_which_no_gems_are_left_is_no_goal() -> None:
    assert wishes(at().row("T04").pile(emerald=2)).gem[EMERALD] == 2


def test_secret_goals_are_wished_for() -> None:
    row = at().row("T02")
    assert wishes(row.secret(0, "sorcerer")).gem[EMERALD] > 2
    assert wishes(row.secret(0, "hunter")).monster > 0
    assert wishes(row.secret(0, "builder")).card > 0
    assert wishes(row.secret(0, "king")).point > 1
    plain = wishes(row.secret(0, "hunter")).ogre
    assert wishes(row.secret(0, "disguised_ogre")).ogre > plain
    miner = wishes(row.secret(0, "miner").gems(0, ruby=1))
    assert miner.gem[RUBY] == 3
    assert miner.gem[EMERALD] > 2


def test_a_mine_with_a_dragon_beside_it_is_worth_nothing() -> None:
    table = at().lay("gold_mine@0,0,1", "gold_mine@5,0,0:red", "dragon@0,1,2")
    assert wishes(table).task(table.cell("0,0")) == 0
    assert wishes(table).task(table.cell("5,0")) > 0


def test_a_dragon_that_shuts_the_only_mine_is_worth_slaying() -> None:
    table = at().lay("gold_mine@0,0,1", "dragon@0,1,2", "dragon@5,5,0:red")
    want = wishes(table)
    assert want.slay(table.cell("0,1")) > want.slay(table.cell("5,5"))


def test_a_buried_shop_is_worth_digging_for_even_two_cards_deep() -> None:
    table = at().lay("castle@9,9,0", "shop@0,0,0", "inn@0,0,1", "shop@3,0,0:red", "inn@3,0,0:red")
    table.lay("inn@6,0,0")
    want = wishes(table)
    assert want.best_dig(table.cell("9,9"))[1] > 2
    deep = at().lay("shop@0,0,0", "inn@0,0,1", "inn@0,0,1:red", "castle@9,9,0")
    assert wishes(deep).dig(deep.cell("0,0")) > 0


def test_the_first_shop_is_worth_most() -> None:
    shop = KINDS.index("shop")
    none, one = at().lay("inn@0,0,0"), at().lay("inn@0,0,0", "shop@5,0,0")
    assert wishes(none).use(shop) > wishes(one).use(shop)
    assert wishes(one).use(shop, besides=-1) == wishes(none).use(shop)


def test_rounds_get_fewer() -> None:
    table = at()
    start = rounds_left(table.state)
    assert rounds_left(table.goals(0, "T01 T02").state) < start
    table.state.last_round = True
    assert rounds_left(table.state) == 0


def test_open_points_do_not_depend_on_hidden_gems() -> None:
    gold = at(gems_public=False).gems(1, gold=2).state
    rubies = at(gems_public=False).gems(1, ruby=2).state
    assert open_points(gold, 1) == open_points(rubies, 1)


def test_shut_out_from_a_monster_one_wants_ogres() -> None:
    free = at().lay("dragon@0,0,0", "gold_mine@0,1,1")
    shut = at().lay("dragon@0,0,0", "gold_mine@0,1,1").dwarfs("0,0", red=1)
    assert wishes(shut).ogre > wishes(free).ogre


def test_diamonds_for_cheese() -> None:
    assert wishes(at().row("T02")).gem[DIAMOND] > wishes(at().row("T01")).gem[DIAMOND]


def test_a_secret_goal_draws_more_the_nearer_it_is() -> None:
    row = at().row("T02").secret(0, "sorcerer")
    far = wishes(row).gem[EMERALD]
    assert wishes(row.gems(0, emerald=4)).gem[EMERALD] > far
    ogres = at().secret(0, "disguised_ogre")
    few = wishes(ogres).ogre
    assert wishes(ogres.ogres(0, "thief thief panic panic")).ogre > few
