/**
 * Household words of Indian kitchens and bathrooms as shoppers type them: Hindi in Latin letters with its many
 * spellings, in Devanagari, and English. Plain data: to teach the search a word, add it here.
 *
 * Every phrase in `same` finds what the others find. Phrases in `also` are found through them, but not the reverse: a
 * search for dabba may mean a jar, but a search for jar means a jar. Case, plurals and accents need no entries.
 */
export type SynonymGroup = { same: readonly string[]; also?: readonly string[] }

const KITCHEN: readonly SynonymGroup[] = [
  {
    same: ['dabba', 'dibba', 'dabbe', 'daba', 'container', 'canister', 'डब्बा', 'डिब्बा'],
    also: ['jar', 'box', 'tiffin'],
  },
  { same: ['barni', 'martban', 'jar', 'बरनी'] },
  { same: ['thali', 'thaali', 'plate', 'थाली'] },
  { same: ['tashtari', 'rakabi', 'quarter plate', 'dessert plate'], also: ['saucer', 'plate'] },
  { same: ['lota', 'kalash', 'kalasha', 'लोटा'] },
  { same: ['chakla', 'chakala', 'rolling board', 'roti board', 'चकला'] },
  { same: ['belan', 'velan', 'rolling pin', 'बेलन'] },
  { same: ['katori', 'katora', 'vati', 'wati', 'bowl', 'कटोरी'] },
  { same: ['tawa', 'tava', 'tavva', 'griddle', 'तवा'] },
  { same: ['kadhai', 'kadai', 'karahi', 'kadahi', 'kadhaai', 'karhai', 'wok', 'कढ़ाई', 'कड़ाही'] },
  {
    same: [
      'patila',
      'patili',
      'pateela',
      'bhagona',
      'bhagoni',
      'topia',
      'degchi',
      'पतीला',
      'भगोना',
    ],
    also: ['cooking pot', 'saucepan', 'handi', 'milk pan'],
  },
  { same: ['handi', 'handi pot', 'हांडी'], also: ['cooking pot', 'patila'] },
  { same: ['pot', 'cooking pot'], also: ['patila', 'handi'] },
  { same: ['pan'], also: ['saucepan', 'milk pan', 'frying pan'] },
  {
    same: [
      'tapeli',
      'milk pan',
      'tea pan',
      'chai pan',
      'chai bartan',
      'chai patila',
      'saucepan',
      'sauce pan',
    ],
  },
  { same: ['frying pan', 'fry pan', 'frypan', 'skillet'] },
  { same: ['tiffin', 'tiffin box', 'lunch box', 'lunchbox', 'टिफिन'] },
  { same: ['gilas', 'gilaas', 'glass', 'tumbler', 'गिलास'] },
  { same: ['pyala', 'piyala', 'pyali', 'cup', 'प्याला'], also: ['mug'] },
  { same: ['chammach', 'chamach', 'chamcha', 'chammacha', 'spoon', 'चम्मच'], also: ['cutlery'] },
  { same: ['kanta', 'kaanta', 'fork', 'कांटा', 'काँटा'] },
  { same: ['chaku', 'chaaku', 'chhuri', 'churi', 'knife', 'चाकू'] },
  { same: ['jhara', 'jhaara', 'zara', 'skimmer', 'slotted spoon', 'perforated ladle', 'झारा'] },
  { same: ['karchi', 'karchhi', 'kalchhi', 'karchul', 'ladle', 'करछी'] },
  { same: ['palta', 'khurpi', 'turner', 'spatula', 'पलटा'] },
  {
    same: ['parat', 'paraat', 'paraath', 'dough plate', 'kneading plate', 'परात'],
    also: ['thali', 'plate'],
  },
  {
    same: ['matka', 'matki', 'mataka', 'ghada', 'water pot', 'water matka', 'मटका', 'घड़ा'],
    also: ['surahi', 'jug'],
  },
  { same: ['surahi', 'suraahi', 'carafe', 'सुराही'], also: ['pitcher', 'jug'] },
  { same: ['jag', 'jug', 'pitcher', 'जग'] },
  {
    same: ['bartan', 'utensil', 'cookware', 'crockery', 'बर्तन'],
    also: ['dinner set', 'thali', 'plate', 'bowl', 'kadhai', 'tawa', 'patila', 'saucepan', 'handi'],
  },
  {
    same: ['chalni', 'channi', 'chhanni', 'chhalni', 'sieve', 'strainer', 'sifter', 'छलनी', 'छन्नी'],
  },
  { same: ['chimta', 'tong', 'चिमटा'] },
  { same: ['pakkad', 'sansi', 'sandasi', 'sanasi', 'utility tong', 'pan gripper'], also: ['tong'] },
  { same: ['kaddukas', 'kaddukash', 'khamni', 'grater', 'कद्दूकस'] },
  { same: ['chhilni', 'chilni', 'peeler'] },
  { same: ['okhli', 'okhal', 'khalbatta', 'imamdasta', 'kharal', 'mortar', 'mortar and pestle'] },
  { same: ['masala dani', 'masaladani', 'masala dabba', 'masala box', 'spice box', 'मसाला डब्बा'] },
  { same: ['namak dani', 'namakdani', 'salt shaker', 'salt cellar'] },
  { same: ['tel dani', 'oil can', 'oil dispenser', 'oil pot'] },
  { same: ['ketli', 'kettle', 'केतली'], also: ['saucepan', 'milk pan'] },
  { same: ['botal', 'bottal', 'bottle', 'बोतल'] },
  { same: ['thermos', 'thermas', 'flask', 'vacuum flask', 'थर्मस'], also: ['steel bottle'] },
  { same: ['kukar', 'cooker', 'कुकर'] },
  {
    same: ['casserole', 'hot pot', 'hotpot', 'hot case', 'hotcase', 'roti box', 'chapati box'],
    also: ['roti dabba'],
  },
  { same: ['roti dabba', 'chapati dabba'], also: ['casserole'] },
  { same: ['chopping board', 'cutting board'] },
  { same: ['dish rack', 'plate stand', 'bartan stand', 'plate rack', 'dish drainer'] },
  { same: ['rack', 'shelf', 'almari stand'] },
  { same: ['tokri', 'tokari', 'basket', 'टोकरी'] },
  { same: ['kothi', 'tanki', 'drum', 'टंकी'] },
  { same: ['rasoi', 'kitchen', 'रसोई'] },
]

const BATH_AND_CLEANING: readonly SynonymGroup[] = [
  { same: ['balti', 'baalti', 'baltee', 'bucket', 'pail', 'बाल्टी'] },
  { same: ['magga', 'mugga', 'mug', 'मग', 'मग्गा'] },
  { same: ['sandas', 'sandaas', 'shauchalay', 'latrine', 'lavatory', 'toilet', 'शौचालय'] },
  { same: ['nahana', 'nahane', 'nahaane', 'snan', 'bath', 'bathing', 'नहाना'], also: ['bathroom'] },
  { same: ['gusalkhana', 'ghusalkhana', 'snanghar', 'bathroom', 'स्नानघर'] },
  { same: ['tasla', 'chilamchi', 'tub', 'basin', 'तसला'] },
  { same: ['patla', 'pidha', 'peedha', 'chowki', 'stool', 'पटला', 'चौकी'] },
  { same: ['sabun', 'saabun', 'soap', 'साबुन'] },
  {
    same: [
      'sabun dani',
      'sabundani',
      'soap dish',
      'soap case',
      'soap holder',
      'soap box',
      'sabun dabba',
      'साबुनदानी',
    ],
  },
  { same: ['toothbrush', 'tooth brush'] },
  { same: ['tauliya', 'toliya', 'towel', 'तौलिया'] },
  { same: ['khunti', 'hook', 'खूंटी'], also: ['hanger'] },
  { same: ['sheesha', 'shisha', 'aaina', 'aina', 'darpan', 'mirror', 'शीशा'] },
  { same: ['kanghi', 'kangha', 'comb', 'कंघी'] },
  { same: ['jhadu', 'jhaadu', 'jhaadoo', 'jhadoo', 'broom', 'झाड़ू'] },
  { same: ['pocha', 'ponchha', 'poncha', 'mop', 'पोछा'] },
  {
    same: ['kooda', 'kuda', 'kachra', 'kooda dan', 'kudadan', 'dustbin', 'bin', 'trash can', 'कूड़ा'],
  },
  { same: ['supdi', 'dustpan', 'dust pan'] },
  { same: ['vaiper', 'wiper', 'squeegee'] },
]

const CHILDREN: readonly SynonymGroup[] = [
  {
    same: [
      'bachcha',
      'baccha',
      'bachche',
      'bacche',
      'bachon',
      'bachcho',
      'bacho',
      'kid',
      'child',
      'children',
      'बच्चे',
    ],
  },
  { same: ['baby', 'toddler', 'shishu'], also: ['kid'] },
  { same: ['gullak', 'gulak', 'piggy bank', 'money bank', 'coin bank', 'गुल्लक'] },
  { same: ['sipper', 'sippy cup'], also: ['water bottle'] },
  { same: ['khilona', 'khilauna', 'toy', 'खिलौना'] },
]

const STUFFS: readonly SynonymGroup[] = [
  { same: ['steel', 'istil', 'stainless', 'inox', 'स्टील'] },
  { same: ['plastik', 'plastic', 'प्लास्टिक'] },
  { same: ['loha', 'lohe', 'lokhand', 'iron', 'लोहा'], also: ['cast iron'] },
  { same: ['aluminium', 'aluminum', 'hindalium', 'almunium', 'एल्युमिनियम'] },
  { same: ['fiber', 'fibre'] },
]

/** Words for things and materials; colors and uses have their own files. */
export const HOUSEHOLD_WORDS: readonly SynonymGroup[] = [
  ...KITCHEN,
  ...BATH_AND_CLEANING,
  ...CHILDREN,
  ...STUFFS,
]
