const ADMIN = 'web/src/features/admin-products'
const PRODUCT = 'web/src/features/product'

const after = (line, added) => [line, line + added]

/**
 * All changes that give products a new field, `gauge`, in the order of docs/ARCHITECTURE.md; `isAskedFor` by the compiler
 * at once, or when the others are made.
 */
export const GAUGE = [
  {
    path: 'contract/src/products/schema.ts',
    places: [after('    material: z.string(),\n', '    gauge: z.string().optional(),\n')],
  },
  {
    path: 'contract/src/products/input-schema.ts',
    isAskedFor: 'at once',
    places: [
      after("  material: optionalText('material', 60),\n", "  gauge: optionalText('gauge', 60),\n"),
      after(
        "    material: fields.material.default(''),\n",
        "    gauge: fields.gauge.default(''),\n",
      ),
    ],
  },
  {
    path: 'functions/src/database/product-documents.ts',
    isAskedFor: 'at once',
    places: [after('  material: string\n', '  gauge?: string\n')],
  },
  {
    path: 'functions/src/features/products/editing/product-fields.ts',
    isAskedFor: 'at once',
    places: [after('  material: product.material,\n', '  gauge: product.gauge,\n')],
  },
  {
    path: 'functions/src/features/products/replica/read-entry.ts',
    isAskedFor: 'at once',
    places: [after('    material: document.material,\n', '    gauge: document.gauge,\n')],
  },
  {
    path: 'contract/src/products/fields/fields.ts',
    places: [after("  material: { kind: 'text' },\n", "  gauge: { kind: 'text' },\n")],
  },
  {
    path: `${ADMIN}/form/product-fields.ts`,
    isAskedFor: 'at once',
    places: [after("  material: 'field_material',\n", "  gauge: 'field_gauge',\n")],
  },
  {
    path: `${ADMIN}/texts.ts`,
    places: [after("  field_material: 'Material',\n", "  field_gauge: 'Gauge',\n")],
  },
  {
    path: 'web/src/i18n/hi/admin.json',
    places: [
      after('    "field_material": "मटीरियल",\n', '    "field_gauge": "मोटाई",\n'),
      after('    "material": "मटीरियल",\n', '    "gauge": "मोटाई",\n'),
    ],
  },
  {
    path: `${ADMIN}/form/product-text-fields.tsx`,
    isAskedFor: 'then',
    places: [
      after(
        '  material: <TextField {...shared} name="material" options={MATERIALS} />,\n',
        '  gauge: <TextField {...shared} name="gauge" />,\n',
      ),
      after('          {inputs.material}\n', '          {inputs.gauge}\n'),
    ],
  },
  {
    path: `${PRODUCT}/texts.ts`,
    places: [after("  material: 'Material',\n", "  gauge: 'Gauge',\n")],
  },
  {
    path: 'web/src/i18n/hi/shop.json',
    places: [
      after('    "brand": "ब्रांड",\n    "material": "मटीरियल",\n', '    "gauge": "मोटाई",\n'),
    ],
  },
  ...[
    ['mr', '    "material": "मटेरियल",\n', 'जाडी'],
    ['bn', '    "material": "উপাদান",\n', 'পুরুত্ব'],
    ['ta', '    "material": "பொருள் வகை",\n', 'தடிமன்'],
  ].map(([code, material, label]) => ({
    path: `web/src/i18n/${code}/shop.json`,
    places: [
      [
        new RegExp(`(?<="product": \\{(?:(?!\\n  \\}).)*?)${material}`, 's'),
        `${material}    "gauge": "${label}",\n`,
      ],
    ],
  })),
  {
    path: `${PRODUCT}/components/product-facts.tsx`,
    places: [
      after(
        "    ['Material', textIn(language, 'material'), translateValue(language, product.material)],\n",
        "    ['Gauge', textIn(language, 'gauge'), product.gauge ?? ''],\n",
      ),
    ],
  },
  {
    path: `${PRODUCT}/shown-fields.test.ts`,
    isAskedFor: 'at once',
    places: [after('  material: [FACTS, SEARCH_ENGINES],\n', '  gauge: [FACTS],\n')],
  },
]
