import { joined, list } from './joined.ts'

/**
 * What people may type in Bengali, beyond the shop's own texts. A conjunct that is not here is written legibly, its first letter
 * with the mark that it has no vowel (hasanta).
 */
const CONSONANTS = list('ক খ গ ঘ ঙ চ ছ জ ঝ ঞ ট ঠ ড ঢ ণ ত থ দ ধ ন প ফ ব ভ ম য র ল শ ষ স হ ড় ঢ় য়')
const VOWELS = list('অ আ ই ঈ উ ঊ ঋ এ ঐ ও ঔ')
const SIGNS = ['', ...list('া ি ী ু ূ ৃ ে ৈ ো ৌ')]
/** Of the signs, those that change or join what they stand under. */
const BELOW = ['', ...list('ু ূ ৃ')]
const MARKS = ['', ...list('ং ঃ ঁ')]
const OTHERS = list('০ ১ ২ ৩ ৪ ৫ ৬ ৭ ৮ ৯ ৎ । ॥ ঽ ় ◌ অ্যা এ্যা')
const HASANTA = '্'

/** Bengali writes far more conjuncts as one form than Hindi; these are those of its everyday words and borrowed ones. */
const CONJUNCTS = list(`
  ক্ক ক্ট ক্ত ক্ন ক্ব ক্ম ক্ল ক্ষ ক্ষ্ম ক্স গ্গ গ্ধ গ্ন গ্ব গ্ম গ্ল ঙ্ক ঙ্খ ঙ্গ ঙ্ঘ চ্চ চ্ছ চ্ছ্ব জ্জ জ্জ্ব জ্ঞ জ্ব ঞ্চ ঞ্ছ ঞ্জ
  ট্ট ট্ব ড্ড ণ্ট ণ্ঠ ণ্ড ণ্ণ ণ্ম ত্ত ত্ত্ব ত্থ ত্ন ত্ব ত্ম দ্গ দ্দ দ্ধ দ্ব দ্ভ দ্ম ধ্ব ন্ট ন্ঠ ন্ড ন্ত ন্ত্ব ন্থ ন্দ ন্দ্ব ন্ধ ন্ন ন্ব ন্ম ন্স
  প্ট প্ত প্ন প্প প্ল প্স ফ্ট ফ্ল ব্জ ব্দ ব্ধ ব্ব ব্ল ম্ন ম্প ম্ফ ম্ব ম্ভ ম্ম ম্ল ল্ক ল্গ ল্ট ল্ড ল্প ল্ফ ল্ব ল্ম ল্ল
  শ্চ শ্ছ শ্ন শ্ব শ্ম শ্ল ষ্ক ষ্ট ষ্ঠ ষ্ণ ষ্প ষ্ফ ষ্ম স্ক স্খ স্ট স্ত স্থ স্ন স্প স্ফ স্ব স্ম স্ল হ্ণ হ্ন হ্ব হ্ম হ্ল ত্ত্র ন্ত্র ন্ট্র ন্ড্র
  ন্দ্র ষ্ট্র স্ট্র স্ত্র স্ক্র স্প্র ম্প্র ম্ভ্র
`)

/** Every text whose letters and joined letters a font of the shop has to have. */
export const BENGALI_LETTERS: readonly string[] = [
  ...OTHERS,
  ...joined(VOWELS, MARKS),
  ...joined(CONSONANTS, SIGNS),
  ...joined(['ক'], SIGNS, MARKS),
  ...joined(CONSONANTS, [HASANTA]),
  ...joined([`র${HASANTA}`], CONSONANTS),
  ...joined(CONSONANTS, [`${HASANTA}র`, `${HASANTA}য`], BELOW),
  ...joined(CONJUNCTS, BELOW),
]
