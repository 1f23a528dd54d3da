/** Whose name alone tells that a real person is meant; `_` joins words, `*` stands for any ending. */
const inOffice = `trump biden kamala_harris obama clinton putin zelensk* macron merkel scholz friedrich_merz merz
  habeck baerbock söder lindner lauterbach spahn pistorius klingbeil wagenknecht steinmeier weidel höcke von_der_leyen
  erdogan netanyahu modi xi_jinping kim_jong_un lukashenko medvedev lavrov navalny assad khamenei bin_salman al-sisi
  orban meloni salvini berlusconi le_pen melenchon sarkozy sanchez_perez pedro_sanchez lula_da_silva bolsonaro milei maduro trudeau duterte
  boris_johnson starmer sunak farage theresa_may thatcher reagan nixon george_bush george_w_bush kennedy nancy_pelosi desantis
  rubio hegseth bernie_sanders elizabeth_warren buttigieg newsom ocasio-cortez j_d_vance jd_vance ivanka melania
  mandela gandhi martin_luther_king
  ترامب بايدن بوتين السيسي نتنياهو ماكرون اردوغان ميركل زيلينسكي اوباما ماسك بن_سلمان الاسد
  путин* трамп* байден* зеленск* навальн* меркель макрон* обам* эрдоган*`;

const wellKnown = `pope papst pape papa_francisco dalai_lama ayatollah
  king_charles prince_harry prince_william meghan_markle kate_middleton
  elon_musk musk(?!_ox) zuckerberg bezos bill_gates greta_thunberg thunberg epstein weinstein
  taylor_swift beyonce rihanna kardashian* kanye kylie_jenner selena_gomez ariana_grande billie_eilish emma_watson scarlett_johansson angelina_jolie
  brad_pitt tom_cruise justin_bieber shakira madonna lady_gaga adele messi ronaldo beckham michael_jordan michael_jackson lebron serena_williams
  zendaya jennifer_lawrence margot_robbie sydney_sweeney emma_stone jenna_ortega millie_bobby_brown anya_taylor-joy natalie_portman
  megan_fox gal_gadot kendall_jenner gigi_hadid bella_hadid hailey_bieber britney_spears miley_cyrus katy_perry dua_lipa olivia_rodrigo
  sabrina_carpenter doja_cat nicki_minaj cardi_b jennifer_lopez jennifer_aniston charli_damelio addison_rae leonardo_dicaprio johnny_depp
  timothée_chalamet tom_holland harry_styles ronaldinho mbappe neymar heidi_klum helene_fischer lena_meyer-landrut
  joe_rogan oprah soros rowling snowden assange fauci sam_altman jeff_bezos warren_buffett murdoch steve_bannon steve_jobs mrbeast pokimane`;

export const names = `${inOffice} ${wellKnown}`;

/** First names that are no other word, before a last name. */
export const firstNames = `jennifer jessica emma olivia sophia sofia isabella emily elizabeth sarah sara laura lena lisa julia anna hannah hanna lea leonie
  katharina christina kristina stefanie stephanie sabine susanne petra claudia nicole melanie jasmin yvonne vanessa angela angelina
  natalie natalia scarlett jenna megan kimberly ashley samantha rebecca rachel michelle amanda melissa heather taylor kylie kendall
  selena ariana britney miley sydney margot zoe chloe alexandra caroline charlotte sandra monica veronica patricia barbara helene heidi
  donald kevin brian michael thomas stefan andreas markus tobias sebastian florian daniel alexander christopher matthew joshua justin
  ryan brandon tyler leonardo timothee johnny keanu kamala hillary vladimir emmanuel boris marine giorgia annalena ursula joe`;

/** First names that fairy tales, saints and trades have as well: with capitals, before a last name. */
export const commonNames = `jane john james peter david robert william richard joseph charles mark paul steven kenneth george edward
  mary maria linda susan karen nancy betty helen ruth sharon martin klaus jürgen wolfgang uwe ralf frank jens karl christian robert
  friedrich olaf lukas felix jonas hans werner ahmed mohamed mohammed ali fatima omar carlos juan jose pedro luis antonio marco giuseppe
  pierre jean marie ivan sergey alexei elon mehmet mustafa ayse`;

/** They have a first name and a last name, and are in stories alone. */
export const fictional = String.raw`peter (?:pan|rabbit|parker|griffin)|james bond|john (?:wick|snow|deere|doe)|jane doe|harry potter|charlie brown|mary poppins|robin hood|maria magdalena|(?:virgin|jungfrau|saint|sankt|st\.?) \p{L}+|christian cross|hans im|karl der|ali baba|jean jacket|mark twain|homer simpson|lisa simpson|michael myers|anna karenina|elizabeth bennet|alexander der|joe cool`;
