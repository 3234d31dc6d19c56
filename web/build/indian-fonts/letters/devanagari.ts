import { joined, list } from './joined.ts'

/**
 * What people may type in Hindi and Marathi, beyond the shop's own texts: names of products, of streets, of customers. With every
 * letter's half form any other conjunct is written legibly, half letter beside letter, as on a typewriter.
 */
const CONSONANTS = list(
  'क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल ळ व श ष स ह क़ ख़ ग़ ज़ ड़ ढ़ फ़',
)
const VOWELS = list('अ आ इ ई उ ऊ ऋ ऍ ॲ ए ऐ ऑ ओ औ')
const SIGNS = ['', ...list('ा ि ी ु ू ृ ॅ े ै ॉ ो ौ')]
const MARKS = ['', ...list('ं ँ ः')]
const OTHERS = list('० १ २ ३ ४ ५ ६ ७ ८ ९ । ॥ ऽ ॐ ॰ ़ ◌')
const HALANT = '्'
const JOINER = '\u200D'

/** Letters that have no half form: what follows them stands below, or they show their halant. */
const WITHOUT_HALF = list('ङ छ ट ठ ड ढ द ह ड़ ढ़')

/**
 * Conjuncts that are more than a half letter beside a letter, and frequent ones of which the fonts have a form that joins
 * them closer.
 */
const CONJUNCTS = list(`
  क्ष ज्ञ क्त क्च त्त श्च श्न श्व च्च न्च क्ष्म क्ष्य क्ष्ण क्त्र त्त्व स्त्र न्त्र न्द्र ष्ट्र न्ट्र न्ड्र
  क्न ग्ज ग्न ग्य ज्ज ज्व ञ्च ञ्ज ण्ट ण्ठ ण्ड त्न त्व ध्न न्ट न्ड न्त न्न न्म न्य प्त ब्ज ब्त म्न म्म व्व स्न
`)

/** Every text whose letters and joined letters a font of the shop has to have. */
export const DEVANAGARI_LETTERS: readonly string[] = [
  ...OTHERS,
  ...joined(VOWELS, MARKS),
  ...joined(CONSONANTS, SIGNS, MARKS),
  ...joined(CONSONANTS, [HALANT, HALANT + JOINER]),
  ...joined([`र${HALANT}`], CONSONANTS, SIGNS, MARKS),
  ...joined(CONSONANTS, [`${HALANT}र`], SIGNS, MARKS),
  ...joined(WITHOUT_HALF, [HALANT], CONSONANTS),
  ...CONJUNCTS,
  ...joined(CONJUNCTS, [HALANT]),
]
