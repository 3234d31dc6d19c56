/** Where the compiler misses a label for admins: its text is among those of the whole admin area. */
const FORM = 'web/src/features/admin-products/form'
const PRODUCT = 'web/src/features/product'

const after = (line, added) => [line, line + added]

/** The changes that give products a plain field with a label in each language. */
const plainField = ({ name, definition, labels: { en, hi, mr, bn, ta } }) => [
  {
    path: 'contract/src/products/fields/plain-fields.ts',
    places: [after('export const PLAIN_FIELDS = {\n', `  ${name}: ${definition},\n`)],
  },
  {
    path: 'web/src/components/admin-words/texts.ts',
    askedIn: FORM,
    places: [after("  'field.material': 'Material',\n", `  'field.${name}': '${en}',\n`)],
  },
  {
    path: `${PRODUCT}/texts.ts`,
    askedIn: PRODUCT,
    places: [after("  material: 'Material',\n", `  ${name}: '${en}',\n`)],
  },
  {
    path: 'web/src/i18n/hi/admin.json',
    places: [
      after('    "field.material": "मटीरियल",\n', `    "field.${name}": "${hi}",\n`),
      after('    "material": "मटीरियल",\n', `    "${name}": "${hi}",\n`),
    ],
  },
  {
    path: 'web/src/i18n/hi/shop.json',
    places: [
      after('    "brand": "ब्रांड",\n    "material": "मटीरियल",\n', `    "${name}": "${hi}",\n`),
    ],
  },
  ...[
    ['mr', '    "material": "मटेरियल",\n', mr],
    ['bn', '    "material": "উপাদান",\n', bn],
    ['ta', '    "material": "பொருள் வகை",\n', ta],
  ].map(([code, material, label]) => ({
    path: `web/src/i18n/${code}/shop.json`,
    places: [
      [
        new RegExp(`(?<="product": \\{(?:(?!\\n  \\}).)*?)${material}`, 's'),
        `${material}    "${name}": "${label}",\n`,
      ],
    ],
  })),
]

/** Where lists are filtered by it, the filter has a label in each language, too. */
const withFilter = (name, labels, changes) => [
  ...changes.map((change) => {
    const [, language] = /i18n\/(\w+)\/shop\.json$/.exec(change.path) ?? []
    if (!language) return change
    const label = [/\n {4}"under": "[^"]*",\n/, `$&    "${name}": "${labels[language]}",\n`]
    return { ...change, places: [...change.places, label] }
  }),
  {
    path: 'web/src/features/catalog/texts.ts',
    askedIn: 'web/src/features/catalog',
    places: [after("  onOffer: 'On offer',\n", `  ${name}: '${labels.en}',\n`)],
  },
]

const WARRANTY = {
  en: 'Warranty in months',
  hi: 'वारंटी (महीने)',
  mr: 'वॉरंटी (महिने)',
  bn: 'ওয়ারেন্টি (মাস)',
  ta: 'உத்தரவாதம் (மாதங்கள்)',
}

/** A field of each kind, by all changes that it needs, in the order of docs/ARCHITECTURE.md; texts are asked for by the compiler. */
export const NEW_FIELDS = {
  text: plainField({
    name: 'gauge',
    definition: "{ kind: 'text', max: 60, isFact: true, description: 'Of its steel' }",
    labels: { en: 'Gauge', hi: 'मोटाई', mr: 'जाडी', bn: 'পুরুত্ব', ta: 'தடிமன்' },
  }),
  'number that lists are filtered by': withFilter(
    'warrantyMonths',
    WARRANTY,
    plainField({
      name: 'warrantyMonths',
      definition:
        "{ kind: 'number', min: 0, max: 240, isFact: true, isRange: true, description: 'Months' }",
      labels: WARRANTY,
    }),
  ),
  'yes or no': plainField({
    name: 'isDishwasherSafe',
    definition:
      "{ kind: 'yesNo', stays: true, unsaid: false, isFact: true, description: 'Of all its parts' }",
    labels: {
      en: 'Dishwasher safe',
      hi: 'डिशवॉशर में धो सकते हैं',
      mr: 'डिशवॉशरमध्ये धुता येते',
      bn: 'ডিশওয়াশারে ধোয়া যায়',
      ta: 'டிஷ்வாஷரில் கழுவலாம்',
    },
  }),
}
