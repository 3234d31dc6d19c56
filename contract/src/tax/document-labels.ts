import type { Language } from '../shop/languages.ts'

const HINDI = {
  'Tax Invoice': 'टैक्स बिल',
  'Bill of Supply': 'आपूर्ति बिल',
  Receipt: 'रसीद',
  'Credit Note': 'क्रेडिट नोट',
  'No.': 'संख्या',
  Date: 'तारीख़',
  Order: 'ऑर्डर',
  'Place of supply': 'आपूर्ति का स्थान',
  'Reverse charge: No': 'रिवर्स चार्ज: नहीं',
  'Bill to': 'ग्राहक',
  Phone: 'फ़ोन',
  Item: 'सामान',
  Qty: 'मात्रा',
  'Unit price': 'इकाई मूल्य',
  Discount: 'छूट',
  'Original for recipient': 'प्राप्तकर्ता की मूल प्रति',
  'Duplicate for transporter': 'परिवाहक की दूसरी प्रति',
  'Triplicate for supplier': 'आपूर्तिकर्ता की तीसरी प्रति',
  Taxable: 'कर योग्य',
  Rate: 'दर',
  'Taxable value': 'कर योग्य मूल्य',
  Total: 'कुल',
  'Scan to pay by UPI': 'UPI से भुगतान करें',
} as const

export type Label = keyof typeof HINDI

/** Translations of the English labels; other languages have the English ones alone. */
const LABELS: Partial<Record<Language, Readonly<Record<Label, string>>>> = {
  hi: HINDI,
  mr: {
    'Tax Invoice': 'कर चलन',
    'Bill of Supply': 'पुरवठा बिल',
    Receipt: 'पावती',
    'Credit Note': 'क्रेडिट नोट',
    'No.': 'क्रमांक',
    Date: 'तारीख',
    Order: 'ऑर्डर',
    'Place of supply': 'पुरवठा ठिकाण',
    'Reverse charge: No': 'रिव्हर्स चार्ज: नाही',
    'Bill to': 'ग्राहक',
    Phone: 'फोन',
    Item: 'वस्तू',
    Qty: 'संख्या',
    'Unit price': 'एकक किंमत',
    Discount: 'सूट',
    'Original for recipient': 'प्राप्तकर्त्याची मूळ प्रत',
    'Duplicate for transporter': 'वाहतूकदाराची दुसरी प्रत',
    'Triplicate for supplier': 'पुरवठादाराची तिसरी प्रत',
    Taxable: 'करपात्र',
    Rate: 'दर',
    'Taxable value': 'करपात्र किंमत',
    Total: 'एकूण',
    'Scan to pay by UPI': 'UPI ने पैसे द्या',
  },
  bn: {
    'Tax Invoice': 'কর চালান',
    'Bill of Supply': 'সরবরাহ বিল',
    Receipt: 'রসিদ',
    'Credit Note': 'ক্রেডিট নোট',
    'No.': 'নম্বর',
    Date: 'তারিখ',
    Order: 'অর্ডার',
    'Place of supply': 'সরবরাহের স্থান',
    'Reverse charge: No': 'রিভার্স চার্জ: না',
    'Bill to': 'ক্রেতা',
    Phone: 'ফোন',
    Item: 'পণ্য',
    Qty: 'পরিমাণ',
    'Unit price': 'একক মূল্য',
    Discount: 'ছাড়',
    'Original for recipient': 'প্রাপকের মূল কপি',
    'Duplicate for transporter': 'পরিবহনকারীর দ্বিতীয় কপি',
    'Triplicate for supplier': 'সরবরাহকারীর তৃতীয় কপি',
    Taxable: 'করযোগ্য',
    Rate: 'হার',
    'Taxable value': 'করযোগ্য মূল্য',
    Total: 'মোট',
    'Scan to pay by UPI': 'UPI দিয়ে টাকা দিন',
  },
  ta: {
    'Tax Invoice': 'வரி விலைப்பட்டியல்',
    'Bill of Supply': 'வழங்கல் பட்டியல்',
    Receipt: 'ரசீது',
    'Credit Note': 'கிரெடிட் நோட்',
    'No.': 'எண்',
    Date: 'தேதி',
    Order: 'ஆர்டர்',
    'Place of supply': 'வழங்கும் இடம்',
    'Reverse charge: No': 'ரிவர்ஸ் சார்ஜ்: இல்லை',
    'Bill to': 'வாடிக்கையாளர்',
    Phone: 'தொலைபேசி',
    Item: 'பொருள்',
    Qty: 'எண்ணிக்கை',
    'Unit price': 'அலகு விலை',
    Discount: 'தள்ளுபடி',
    'Original for recipient': 'பெறுநருக்கான அசல்',
    'Duplicate for transporter': 'போக்குவரத்துக்கான இரண்டாம் நகல்',
    'Triplicate for supplier': 'வழங்குநருக்கான மூன்றாம் நகல்',
    Taxable: 'வரிக்குரியது',
    Rate: 'விகிதம்',
    'Taxable value': 'வரிக்குரிய மதிப்பு',
    Total: 'மொத்தம்',
    'Scan to pay by UPI': 'UPI மூலம் செலுத்தவும்',
  },
}

export type Labeled = (label: Label) => string

/** The labels of documents: in English, and beside that in the wanted language. */
export const labelsIn =
  (language: Language): Labeled =>
  (label) => {
    const own = LABELS[language]?.[label]
    return own === undefined ? label : `${label} · ${own}`
  }
