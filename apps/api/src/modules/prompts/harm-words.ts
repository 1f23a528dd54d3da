import { minors } from './minor-words.ts';
import { persons, royals } from './person-words.ts';
import { names } from './public-names.ts';
import { whole, wordsOf } from './word-patterns.ts';

/** Harm to a person; animals and trees die in pictures too, and so does nobody by these words alone. */
export const abuse = whole(
  wordsOf(
    `humiliat* beaten beating_up tortur* raped raping murder* corpse hanged lynch* behead* decapitat* strangl*
    stabbed executed deepfake* mutilat*
    gedemütigt verprügel* gefoltert ermordet leiche erhängt enthauptet vergewaltig* مقتول جثة معذب`,
  ),
);

/** Harm where a name that everybody knows is named with it. */
export const harm = whole(
  [
    wordsOf(
      `killed killing stab stabs stabbing assassin* execution executing noose guillotin* gallows crucif* coffin casket gagged
      gas_chamber* gaskammer* am_strick eaten_by eaten_alive mauled torn_apart ripped_apart headless dead_body dead_bodies severed bleeding bloodied bloody dying drowned drowning choked choking bullet* gunshot* dismember* impal* waterboard* suffocat*
      tot tote töten tötet töte umbringen erschieß* erschiess* erschossen erstochen erstechen gehängt erhäng* aufgehängt galgen ermord* blutüberströmt sarg ertrink*
      tuer tuez pendu assassiné* matar ahorcad* asesin* uccid* impiccat* убить убит* повешен* قتل اقتل شنق اغتيال`,
    ),
    String.raw`kills?(?! it(?!\p{L}))|(?:being|gets?|getting|got|was|is|been) shot|shot (?:dead|in the (?:head|face|chest|heart|back|leg)|by)|shoot(?:s|ing)? (?:dead|(?:down )?(?:${wordsOf(names)}))`,
    String.raw`(?:gun|pistol|rifle|revolver|knife|sword|blade|dagger|axe)\p{L}* (?:\p{L}+ )?(?:to|at|against|in|into|through|on) (?:his|her|their|the) (?:head|neck|throat|face|temple|chest|heart|back|eye)`,
    String.raw`(?:gun|pistol|rifle|sniper) (?:\p{L}+ ){0,2}at`,
    String.raw`heads? (?:is |was )?(?:cut|chopped|hacked|sawn|ripped|torn|blown) off|(?:cut|chop|saw|rip)\p{L}* off (?:his|her|their|the) heads?|(?:abgeschlagen|abgehackt|abgetrennt)\p{L}* kopf|kopf (?:ab|abgeschlagen|abgehackt|abgetrennt)(?!\p{L})`,
    String.raw`(?:pistole|messer|gewehr|waffe) (?:am|an|im|auf|gegen) (?:den |der |die |seinen |ihren |seinem |ihrem )?(?:kopf|hals|kehle|rucken|brust|schlafe)`,
    String.raw`burn(?:s|t|ed|ing)? (?:\p{L}+ ){0,3}(?:alive|at the stake)|tied up`,
    String.raw`hang(?:s|ing)?(?! (?:an?|the|up|out|his|her|on|with|from|laundry|pictures?|lamps?|ornaments?)(?!\p{L}))(?! \p{L}+ (?:picture|lamp|ornament)s?)|hang(?:s|ing)? (?:\p{L}+ ){0,3}(?:rope|noose|gallows|lamp ?post|tree)`,
  ].join('|'),
);

const dead = 'dead|tot|tote[nrs]?';
const anybody = `(?:${wordsOf(`${persons} ${names}`)}|${minors.source})`;
const hung = String.raw`(?:hung from (?:a |the )?(?:tree|lamp ?post)|hanging from (?:a |the )?(?:rope|gallows|noose))`;
/** These belong to what stands by them: a girl beside a dead tree is well. */
const deadPerson = whole(
  [
    String.raw`(?:${dead}) (?:\p{L}+ )?${anybody}`,
    String.raw`${anybody} (?:(?:is |lies |lying |found |shot )?(?:${dead})(?! (?:tree|flower|leaf|leaves))|${hung})`,
    String.raw`(?:${wordsOf(royals)}) ${hung}`,
  ].join('|'),
);
/** A pattern of all people is not even compiled where nothing is dead. */
const deadly = whole(String.raw`${dead}|hung|hanging`);

export const isDeadPerson = (plain: string): boolean =>
  deadly.test(plain) && deadPerson.test(plain);

const mine = '(?:my|our|the|his|her|their|your|a|mein|meine|meinen|unseren?|den|die|das)';
const near = wordsOf(
  `${persons} mother mom mum father dad sister brother daughter son aunt uncle friend roommate landlord ex ex-girlfriend ex-boyfriend ex-wife ex-husband
  mutter vater schwester bruder tochter sohn freund freundin frau mann`,
);
const killing = wordsOf(
  `kill kills killing murder murders murdering stab stabs stabbing assassinat* strangl* behead* lynch* poison poisoning drown choke suffocate
  töte tötet töten ermord* erstech* erschieß* erschiess*`,
);
/** A wish to harm somebody whom the wisher knows. */
export const threat = whole(
  [
    String.raw`(?:${killing}) ${mine} (?:\p{L}+ )?(?:${near})`,
    String.raw`(?:mein|unser)\p{L}* (?:${near}) (?:toten|umbringen|ermorden|erschießen|erschiessen|erstechen|vergiften)`,
    String.raw`(?:my|our|mein|meine|meinen|unseren?) (?:${near}) (?:(?:is|being|lies|lying|sits|sitting|all) ){0,2}(?:tied up|gagged|bound and gagged|bleeding(?! hearts?)|bloodied|gefesselt|geknebelt|blutend)`,
    String.raw`bring\p{L}* ${mine} (?:${near}) um`,
  ].join('|'),
);

/** Right before a name with capitals. */
export const killingOf =
  /(?<!\p{L})(?:kill|murder|stab|behead|torture|strangle|rape|töte|ermorde|erschieße)(?:s|ing|t|n)? $/iu;
