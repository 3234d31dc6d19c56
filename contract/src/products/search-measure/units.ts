/**
 * Units in searches and products: how replies show them, how people write them (in lower case and without the dots of
 * ज़ and क़), and their size in the base unit of their kind (millilitre, gram, millimetre).
 */

export type Unit = { shown: string; kind: 'volume' | 'weight' | 'length'; inBase: number }

const UNITS: readonly (Unit & { written: string })[] = [
  {
    shown: 'ml',
    kind: 'volume',
    inBase: 1,
    written:
      'ml mls mili millilitre millilitres milliliter milliliters मिली एमएल মিলি মিলিলিটার மிலி',
  },
  {
    shown: 'L',
    kind: 'volume',
    inBase: 1000,
    written: 'l lt lts ltr ltrs lit litre litres liter liters लीटर लिटर লিটার லிட்டர்',
  },
  {
    shown: 'g',
    kind: 'weight',
    inBase: 1,
    written: 'g gm gms gram grams gramme grammes ग्राम ग्रॅम গ্রাম கிராம்',
  },
  {
    shown: 'kg',
    kind: 'weight',
    inBase: 1000,
    written: 'kg kgs kilo kilos kilogram kilograms किलो किग्रा किलोग्राम কেজি কিলো கிலோ',
  },
  {
    shown: 'mm',
    kind: 'length',
    inBase: 1,
    written: 'mm millimetre millimetres millimeter millimeters मिमी মিমি மிமீ',
  },
  {
    shown: 'cm',
    kind: 'length',
    inBase: 10,
    written: 'cm cms centimetre centimetres centimeter centimeters सेमी সেমি செமீ',
  },
  {
    shown: 'in',
    kind: 'length',
    inBase: 25.4,
    written: 'in inch inches inchs " ″ ” इंच इन्च ইঞ্চি அங்குலம் இஞ்ச் இன்ச்',
  },
]

const byName: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap(({ written, ...unit }) => written.split(' ').map((name) => [name, unit] as const)),
)

export const unitNamed = (name: string): Unit | undefined => byName.get(name)
