import type { Listing } from '#demo-product.ts'
import { HOUSE_PLASTIC, STEEL_BATH } from './data-sheets.ts'

const common = { category: 'Bathroom', collection: 'Monsoon Bath' } as const

export const basin: Listing[] = [
  {
    ...common,
    name: 'Cello Chandan Soap Dish',
    nameHi: 'सेलो चंदन साबुनदानी',
    description:
      'Bars keep the soap out of its puddle, so that it lasts twice as long. The tray rinses clean in one go. Feet that stay where you put them.',
    descriptionHi:
      'उठी हुई पट्टियाँ साबुन को पानी से ऊपर रखती हैं, इसलिए वह दुगुना चलता है। ट्रे एक बार में धुल जाती है। पाये जहाँ रखिए वहीं टिकते हैं।',
    price: 79,
    colors: ['Pink', 'Green', 'Blue', 'White'],
    countInStock: 130,
    sku: 'CEL-SPD-601',
    brand: 'Cello',

    material: 'Plastic',
    form: 'soap-dish',

    measures: { width: 13.5, height: 3 },
    facts: { Weight: '80 g', Warranty: '6 months', ...HOUSE_PLASTIC },
    createdDaysAgo: 136,
  },
  {
    ...common,
    name: 'Omax Neem Steel Soap Dish',
    nameHi: 'ओमैक्स नीम स्टील साबुनदानी',
    description:
      'A steel dish with a rack that lifts out. No slime, no rust, no soggy soap. The soap in the picture is only a friend.',
    descriptionHi:
      'स्टील की साबुनदानी, जिसकी जाली निकल आती है। न चिपचिपाहट, न ज़ंग, न गला हुआ साबुन। तस्वीर में दिख रहा साबुन साथ नहीं आता।',
    price: 189,
    colors: [],
    countInStock: 4,
    sku: 'OMX-SPD-604',
    brand: 'Omax',

    material: 'Steel',
    form: 'soap-dish',
    measures: { width: 14, height: 3 },
    facts: {
      Weight: '150 g',
      Set: 'Dish and rack, without soap',
      Warranty: '2 years',
      ...STEEL_BATH,
    },
    createdDaysAgo: 64,
  },
  {
    ...common,
    name: 'Cello Jhaag Soap Dispenser',
    nameHi: 'सेलो झाग साबुन डिस्पेंसर',
    description:
      'One press, one pump of hand-wash, never two. The collar unscrews for refilling from any pouch. A weighted foot keeps it upright at the edge of the basin.',
    descriptionHi:
      'एक बार दबाइए, एक बार का हैंडवॉश, दूसरी बार की ज़रूरत नहीं। ऊपर का हिस्सा खोलकर किसी भी पाउच से भर लीजिए। भारी तला इसे बेसिन के किनारे सीधा रखता है।',
    sizes: [
      ['250 ml', 199, 249],
      ['400 ml', 249, 299],
    ],
    colors: ['White', 'Blue', 'Green', 'Black'],
    countInStock: 86,
    sku: 'CEL-DSP-610',
    brand: 'Cello',

    material: 'Plastic',
    form: 'soap-dispenser',

    measures: { width: 10, height: 18 },
    facts: {
      Capacity: '250 ml · 400 ml',
      Weight: '0.2 kg · 0.25 kg',
      Pump: 'Steel spring',
      Warranty: '6 months',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 10,
  },
  {
    ...common,
    name: 'Omax Chamak Steel Dispenser',
    nameHi: 'ओमैक्स चमक स्टील डिस्पेंसर',
    description:
      'A brushed steel bottle with a pump in colour, for basins that are seen by guests. The spring is stainless too, which is where others give up.',
    descriptionHi:
      'रंगीन पंप वाली ब्रश्ड स्टील बोतल, उस बेसिन के लिए जिसे मेहमान देखते हैं। स्प्रिंग भी स्टेनलेस है, जहाँ बाक़ी सब जवाब दे जाते हैं।',
    price: 449,
    colors: ['Black', 'Gray'],
    countInStock: 33,
    sku: 'OMX-DSP-614',
    brand: 'Omax',

    material: 'Steel',
    form: 'soap-dispenser',
    measures: { width: 10.5, height: 19 },
    facts: {
      Capacity: '300 ml',
      Weight: '0.35 kg',
      Pump: 'Stainless spring',
      Warranty: '2 years',
      ...STEEL_BATH,
    },
    createdDaysAgo: 42,
  },
  {
    ...common,
    name: 'Cello Muskaan Toothbrush Holder',
    nameHi: 'सेलो मुस्कान टूथब्रश होल्डर',
    description:
      'Room for the whole family and the paste. Drains through the foot, so nothing stands in water. Simple to wipe, hard to knock over.',
    descriptionHi:
      'पूरे परिवार के ब्रश और पेस्ट की जगह। पानी पाये से निकल जाता है, इसलिए कुछ भी पानी में खड़ा नहीं रहता। पोंछना आसान, गिराना मुश्किल।',
    price: 89,
    colors: ['Blue', 'White', 'Pink', 'Yellow'],
    countInStock: 115,
    sku: 'CEL-TBH-620',
    brand: 'Cello',

    material: 'Plastic',
    form: 'toothbrush-holder',

    measures: { width: 9.5, height: 12 },
    facts: {
      'Room for': '4 brushes and the paste, not included',
      Weight: '120 g',
      Warranty: '6 months',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 99,
  },
]
