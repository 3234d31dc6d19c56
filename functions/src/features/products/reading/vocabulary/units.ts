import { tableOf } from './plain-word.ts'

export type Dimension = 'volume' | 'weight' | 'length' | 'power' | 'pages' | 'steps'

/** In ml, g, mm, W and pieces. */
export type Unit = { dimension: Dimension; inBase: number }

const unit = (dimension: Dimension, inBase: number): Unit => ({ dimension, inBase })

/** Units of sizes in English, Hindi, Marathi, Bengali and Tamil. */
const UNITS = tableOf<Unit>([
  [
    unit('volume', 1),
    'ml mls mili milli mililitre millilitre milliliter मिली एमएल মিলি এমএল মিলিলিটার மிலி மில்லி எம்எல்',
  ],
  [unit('volume', 10), 'cl'],
  [
    unit('volume', 1000),
    'l lt lts ltr ltrs lit litr litre litres liter liters leter litar लीटर लिटर ली लि লিটার লিটারের লি லிட்டர் லி லிட்டரு',
  ],
  [unit('weight', 1), 'g gm gms gr gram grams graam ग्राम ग्रॅम গ্রাম கிராம்'],
  [
    unit('weight', 1000),
    'kg kgs kilo kilos kilogram kilograms kelo किलो किलोचा किलोचे किलोची किग्रा केजी কেজি কিলো কেজির கிலோ கேஜி கிகி',
  ],
  [unit('length', 1), 'mm मिमी মিমি மிமீ'],
  [
    unit('length', 10),
    'cm cms centimeter centimetre senti सेमी सेंटीमीटर सेंमी সেমি সেন্টিমিটার செமீ சென்டிமீட்டர்',
  ],
  [unit('length', 1000), 'm mtr mtrs meter meters metre metres mitar मीटर मिटर মিটার மீட்டர்'],
  [unit('length', 25.4), 'inch inches inchi in इंच इन्च इंची ইঞ্চি ইঞ্চির இன்ச் அங்குலம் " ″ ”'],
  [unit('length', 304.8), 'ft feet foot fit फुट फीट फूट ফুট அடி'],
  [unit('power', 1), 'w watt watts वाट वॉट वॅट वैट ওয়াট வாட்'],
  [unit('pages', 1), 'page pages panne panna पेज पन्ने पन्ना পাতা পেজ பக்கம்'],
  [unit('steps', 1), 'step steps स्टेप पायरी पायऱ्या ধাপ படி'],
])

/** Units whose abbreviation contains a full stop, which ends no sentence. */
export const DOTTED_UNIT =
  'c\\.m|m\\.l|से\\.मी|मि\\.ली|मि\\.मी|कि\\.ग्रा|সে\\.মি|মি\\.লি|মি\\.মি|কে\\.জি|செ\\.மீ|மி\\.லி|மி\\.மீ|கி\\.கி'

export const unitOf = (word: string): Unit | undefined => UNITS.get(word)
