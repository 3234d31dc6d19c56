import type { DemoCategory } from './demo-product.ts'
import type { FormName } from './forms.ts'

/** Kind of product from which the generated catalog makes many. */
type ProductKind = {
  form: FormName
  noun: string
  category: DemoCategory
  materials: readonly [string, ...string[]]
  collection: string
  /** In rupees. */
  prices: readonly [low: number, high: number]
  use: string
}

type Row = readonly [
  form: FormName,
  noun: string,
  materials: ProductKind['materials'],
  prices: ProductKind['prices'],
  use: string,
]

const kinds = (category: DemoCategory, collection: string, rows: readonly Row[]): ProductKind[] =>
  rows.map(([form, noun, materials, prices, use]) => ({
    form,
    noun,
    category,
    materials,
    collection,
    prices,
    use,
  }))

export const productKinds: readonly ProductKind[] = [
  ...kinds('Kitchen', 'Lunch Time', [
    ['bottle', 'Bottle', ['Steel', 'Plastic'], [99, 699], 'Made for long days away from the tap.'],
    ['tiffin', 'Tiffin', ['Steel', 'Plastic'], [299, 899], 'Seals by weight and by hand.'],
  ]),
  ...kinds('Bathroom', 'Monsoon Bath', [
    [
      'bucket',
      'Bucket',
      ['Plastic', 'Steel', 'Fiber'],
      [149, 949],
      'Carries well when it is full.',
    ],
    [
      'soap-dish',
      'Soap Dish',
      ['Plastic', 'Steel'],
      [49, 229],
      'Keeps the soap out of its puddle.',
    ],
    [
      'bath-mug',
      'Bath Mug',
      ['Plastic', 'Steel'],
      [49, 299],
      'Hangs on the rim of the bucket to dry.',
    ],
    ['tub', 'Wash Tub', ['Plastic', 'Fiber'], [299, 899], 'Wide, stackable and easy to lift.'],
    ['bath-stool', 'Bath Stool', ['Plastic', 'Steel'], [199, 999], 'Feet that grip wet tiles.'],
    ['soap-dispenser', 'Soap Dispenser', ['Plastic', 'Steel'], [129, 549], 'One press, one pump.'],
  ]),
  ...kinds('Kids', 'Little Hands', [
    ['kids-cup', 'Training Cup', ['Plastic', 'Fiber'], [79, 199], 'Sized for small hands.'],
    [
      'lunch-box',
      'Lunch Box',
      ['Plastic', 'Steel'],
      [199, 599],
      'Opens for its owner and for nobody else.',
    ],
    ['sipper', 'Sipper', ['Plastic', 'Steel'], [149, 549], 'Does not flood the school bag.'],
    [
      'kids-plate',
      'Divided Plate',
      ['Fiber'],
      [149, 349],
      'A hollow for everything that must not touch.',
    ],
    ['step-stool', 'Step Stool', ['Plastic'], [399, 899], 'Up to the basin and back.'],
    ['kids-bowl', 'Suction Bowl', ['Plastic'], [129, 299], 'Stays where it was put.'],
  ]),
  ...kinds('Kitchen', 'Masala Kitchen', [
    ['kadhai', 'Kadhai', ['Steel', 'Iron'], [399, 1299], 'Heats evenly from base to rim.'],
    [
      'pressure-cooker',
      'Pressure Cooker',
      ['Steel', 'Aluminium'],
      [899, 2199],
      'Locks with one hand, opens only when it is safe.',
    ],
    [
      'masala-dabba',
      'Masala Dabba',
      ['Steel', 'Plastic'],
      [199, 749],
      'Seven spices within reach of one hand.',
    ],
    ['saucepan', 'Milk Pan', ['Steel', 'Aluminium'], [249, 649], 'Pours from any side.'],
    ['tawa', 'Tawa', ['Iron', 'Aluminium'], [249, 799], 'Holds its heat through a stack of rotis.'],
  ]),
  ...kinds('Kitchen', 'Tidy Home', [
    [
      'jar',
      'Storage Jar',
      ['Plastic', 'Steel'],
      [89, 549],
      'Keeps the crunch in and the ants out.',
    ],
    ['water-jug', 'Water Jug', ['Plastic', 'Steel'], [179, 749], 'Pours without a dribble.'],
    ['storage-set', 'Storage Set', ['Plastic'], [249, 899], 'Three boxes of one family.'],
    [
      'colander',
      'Colander',
      ['Plastic', 'Steel'],
      [99, 449],
      'Leaves nothing behind but the water.',
    ],
  ]),
  ...kinds('Kitchen', 'Everyday Steel', [
    [
      'thali',
      'Thali Set',
      ['Steel', 'Fiber'],
      [199, 699],
      'A plate and its katoris, easy to stack.',
    ],
    ['mug', 'Chai Mug', ['Steel'], [79, 349], 'For balconies and second cups.'],
  ]),
  ...kinds('Bathroom', 'Tidy Home', [
    [
      'dustbin',
      'Pedal Bin',
      ['Plastic', 'Steel'],
      [399, 1499],
      'Opens with a foot and closes without a bang.',
    ],
    ['laundry-basket', 'Laundry Basket', ['Plastic'], [299, 699], 'Lets damp towels breathe.'],
  ]),
  ...kinds('Kitchen', 'Festive Table', [
    [
      'casserole',
      'Casserole',
      ['Plastic', 'Steel'],
      [349, 1299],
      'Keeps rotis soft until the last one.',
    ],
    [
      'glass-set',
      'Tumbler Set',
      ['Steel', 'Plastic'],
      [149, 449],
      'Four of a kind, thick at the base.',
    ],
    [
      'serving-bowl',
      'Bowl Set',
      ['Fiber', 'Steel'],
      [199, 599],
      'One for the sabzi, one for the raita.',
    ],
  ]),
]
