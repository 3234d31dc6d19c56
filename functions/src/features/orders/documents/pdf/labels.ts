/** On documents that are wanted in Hindi, too, what stands beside each English label. */
const HINDI = {
  'No.': 'संख्या',
  Date: 'तारीख',
  Order: 'ऑर्डर',
  'Place of supply': 'आपूर्ति का स्थान',
  'Reverse charge: No': 'रिवर्स चार्ज: नहीं',
  Phone: 'फ़ोन',
  Item: 'सामान',
  Qty: 'मात्रा',
  Taxable: 'कर योग्य',
  Rate: 'दर',
  'Taxable value': 'कर योग्य मूल्य',
  Total: 'कुल',
} as const

export type Label = keyof typeof HINDI
export type DocumentLanguage = 'en' | 'hi'
export type Labelled = (label: Label) => string

export const labelsIn =
  (language: DocumentLanguage): Labelled =>
  (label) =>
    language === 'hi' ? `${label} · ${HINDI[label]}` : label
