import { plainWord, setOf, tableOf } from './plain-word.ts'

/**
 * Number words of English, Hindi, Marathi, Bengali and Tamil, in their scripts and in Latin letters. Without those that
 * mean something else in Latin letters: tin, sat, saath, che.
 */
const NUMBERS = tableOf([
  [1, 'one ek ekta ekti oru onnu onru एक একটা একটি এক একখানা ஒரு ஒன்று ஒண்ணு ஒன்னு'],
  [2, 'two do don duto duita dutto duti dui rendu irandu दो दोन दुइ দুই দুটো দুটি দুটা দু இரண்டு ரெண்டு'],
  [3, 'three teen tinte tinta tinti moonu munu moondru तीन তিন তিনটে তিনটা তিনটি மூன்று மூணு'],
  [4, 'four char chaar charte charta naalu nalu naangu चार চার চারটে நான்கு நாலு'],
  [5, 'five panch paanch pach panchta anju ainthu पांच पाँच पाच পাঁচ ஐந்து அஞ்சு'],
  [6, 'six chhe chhah saha chhoy aaru छह छः छे सहा ছয় ছটা ஆறு'],
  [7, 'seven saat saatta ezhu सात সাত ஏழு'],
  [8, 'eight aath aat aatta ettu आठ আট எட்டு'],
  [9, 'nine nau nou onbathu onbadhu नौ नऊ নয় ஒன்பது'],
  [10, 'ten das daha dosh doshta pathu patthu दस दहा দশ பத்து'],
  [11, 'eleven gyarah gyara akra ग्यारह अकरा এগারো பதினொன்று'],
  [12, 'twelve barah bara baro baara बारह बारा বারো பன்னிரண்டு பன்னிரெண்டு'],
  [13, 'thirteen terah तेरह তেরো பதிமூன்று'],
  [14, 'fourteen chaudah chauda चौदह चौदा চোদ্দ பதினான்கு'],
  [15, 'fifteen pandrah pandra ponero पंद्रह पन्द्रह पंधरा পনেরো পনের பதினைந்து'],
  [16, 'sixteen solah sola सोलह सोळा ষোলো பதினாறு'],
  [18, 'eighteen atharah athara अठारह अठरा আঠারো பதினெட்டு'],
  [20, 'twenty bees bis vis बीस वीस কুড়ি বিশ இருபது'],
  [24, 'chaubis चौबीस चोवीस চব্বিশ'],
  [25, 'pachis pachees पच्चीस पंचवीस পঁচিশ இருபத்தைந்து'],
  [30, 'thirty tees तीस ত্রিশ முப்பது'],
  [40, 'forty chalis चालीस चाळीस চল্লিশ நாற்பது'],
  [50, 'fifty pachas पचास पन्नास পঞ্চাশ ஐம்பது'],
  [100, 'hundred sau सौ शंभर একশো நூறு'],
])

/** Fractions, and one and a half: of a dozen or a measure. */
const FRACTIONS = tableOf([
  [0.25, 'quarter paav pav पाव ¼ கால்'],
  [0.5, 'half aadha adha aadhi adhi aadhe ardha आधा आधी आधे अर्धा अर्धी अर्धे আধ আধা অর্ধেক হাফ हाफ அரை ½'],
  [0.75, 'paun pauna पौन पौना ¾ முக்கால்'],
  [1.25, 'sawa sava सवा সওয়া'],
  [1.5, 'dedh derh der deed dhed डेढ दीड দেড় ஒன்றரை'],
  [2.5, 'dhai dhaai adhai adhaai adich ढाई अढाई अडीच আড়াই இரண்டரை ரெண்டரை'],
])

/** The value of a collective number. */
const GROUPS = tableOf([
  [12, 'dozen dozens doz dazan dazen darjan derjan darzan dojon dajan दर्जन डझन ডজন டஜன் டசன்'],
  [2, 'pair pairs couple jodi jodis jora joda jode जोडी जोडे जोडा जोडया জোড়া ஜோடி'],
])

/** Bengali counting suffixes: ৩টে, একটা. */
const COUNTED = /(?:টা|টি|টে|টো|খানা|খানি)$/

export const numberOf = (word: string): number | undefined =>
  NUMBERS.get(word) ?? NUMBERS.get(word.replace(COUNTED, ''))

export const fractionOf = (word: string): number | undefined => FRACTIONS.get(word)

export const groupOf = (word: string): number | undefined =>
  GROUPS.get(word) ?? GROUPS.get(word.replace(COUNTED, ''))

/** Number words in Latin letters that are nobody's name, unlike Anju and Das. */
const PLAIN_NUMBERS = setOf(
  'one two three four five six seven eight nine ten twelve ek do teen char chaar panch paanch chhe',
)

const isNumberFirst = (word: string): boolean =>
  /[a-z]/.test(word) ? PLAIN_NUMBERS.has(word) : numberOf(word) !== undefined

/** Whether the words count something, known or not: "ek darjan chammach". */
export const isQuantity = ([first = '', ...others]: readonly string[]): boolean =>
  (others.length > 0 && isNumberFirst(first)) ||
  [first, ...others].some((word) => groupOf(word) !== undefined)

/** After or before a number: it counts single things. */
export const COUNTERS = setOf(
  'pc pcs pcs. piece pieces pis pees peace no nos nag nug number unit units qty quantity ta ti te to packet packets pkt copies',
  'पीस नग टा पैकेट पॅकेट पाकीट টা টি টে টো খানা খানি টাই পিস প্যাকেট பாக்கெட் பீஸ்',
)

export const SET_WORDS = setOf('set sets pack combo pair सेट संच সেট செட் जोड़ी')

/** Vague quantities. */
export const VAGUE_WORDS = setOf(
  'some few several many lots thode thoda thodi kuch kai bahut dher kahi kichu koyekta etc adi vagaira wagera konjam',
  'कुछ थोड़े थोड़ा थोड़ी कई बहुत काही थोडे কয়েকটা কিছু অনেক சில கொஞ்சம் वगैरह',
)

export const TIMES = new Set(['x', '×', '*', 'into'].map(plainWord))
