import { scorn } from './degrading-words.ts';
import { minors } from './minor-words.ts';
import { whole, wordsOf } from './word-patterns.ts';

/** Laughter about somebody, and what is done to nobody who is liked; abuse of minors is refused as it is. */
const cruel = whole(
  [
    wordsOf(
      `${scorn} mocks mockery taunt* jeer* jeering sneer* dunce_cap* dunce's_cap making_fun_of make_fun_of makes_fun_of laughing_at_him laughing_at_her laugh_at_him laugh_at_her look_stupid tease_her tease_him teasing_her teasing_him hazing subhuman
      spits_on spitting_on labelled_worthless labeled_worthless dog_bowl forced_to_fight fight_each_other_while deserved_punishment like_zoo_animals human_zoo deserved_it tormented tormenting cry_in_pain beat_up beats_up how_to_beat with_price_tags child_labour child_labor child_worker* factory_worker* slave_market
      verspott* spottbild* ausgelacht auslach* lacht_ihn_aus lacht_sie_aus lachen_ihn_aus lachen_sie_aus hänseln demütig* eselsmütze* prügelt schikanier* quält quälen gequält kinderarbeit*
      humilier humilie humilié* ridiculis* se_moque* moquer gifle gifler enfants_ouvriers burlarse burlan burla ridiculiz* humilla* abofetea* deride deridere deridono umilia* schiaffeggia* picchia picchiare травят издева* унижа* насмеха* избива* alay_eden alay_ediyor aşağıla* dövüyor wyśmiewa* poniża* bicia bije يسخرون يسخر اهانة يهين يضرب`,
    ),
    String.raw`(?:beat|slap+|smack|whip+|can|flog|kick|punch|burn|chok|trampl|torment|tritt|schlagt)(?:s|es|ing|ed|e|te|ting|t)? (?:(?!to|at|with|and|for|the ball|ball)\p{L}+ ){0,3}?(?:${minors.source})`,
    String.raw`(?:pour|dump|throw|tip|kipp)\p{L}* (?:\p{L}+ )?(?:garbage|trash|rubbish|mull|abfall) (?:over|at|on|uber|auf)`,
    String.raw`(?:sign|poster|label|shirt|board) (?:that )?(?:saying|says|reading|reads|with) ['"“]?(?:i am |i'm )?(?:an? )?(?:loser|stupid|ugly|dumb|fat|idiot|worthless|trash|pig)`,
    String.raw`locked (?:up )?in (?:an?|the) (?:\p{L}+ )?(?:cellar|basement|closet|cage|kennel|cupboard)`,
    String.raw`(?:meme|jokes?|funny|comedy|humorous|hilarious|comic|lustig\p{L}*|witz) (?:\p{L}+ ){0,5}(?:disabled|handicapped|crippled|stutter\p{L}*|starving|autistic|orphan|retarded|(?:fat|obese|ugly) (?:kid|boy|girl|child|pupil)|behindert\p{L}*|dicke[nrs]?)|(?:disabled|handicapped|crippled|stutter\p{L}*|starving|autistic|behindert\p{L}*) (?:\p{L}+ ){0,8}(?:funny|humorous|jokes?|comedy|laugh\p{L}*|meme|lustig)`,
    String.raw`(?:as|als) an? (?:\p{L}+ )?(?:ugly|hassliches) (?:pig|schwein|rat|ratte|monkey|affe)|als (?:\p{L}+ )?hassliche[sr]? (?:pig|schwein|ratte|affe)`,
  ].join('|'),
);

/** Who speaks against it, or helps. */
const against = whole(
  wordsOf(
    `anti anti-bullying antibullying stop stops against no_more prevention prevent awareness comfort comforts comforting consoles consoling protects protecting stands_up_to stand_up_to defends defending helps_up apologizes apologizing say_no gegen hilft tröstet stoppt contre contra против`,
  ),
);

/** Whether a plain text shows cruelty to a child and nothing against it. */
export const isCruelToMinor = (plain: string): boolean =>
  minors.test(plain) && cruel.test(plain) && !against.test(plain);
