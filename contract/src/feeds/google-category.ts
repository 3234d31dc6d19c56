/**
 * Categories of Google's product taxonomy (google.com/basepages/producttype/taxonomy.en-US.txt), by words in the shop's
 * category. Meta takes the same ones.
 */
const BY_WORDS: readonly [RegExp, string][] = [
  [/toy|game|खिलौ/i, 'Toys & Games > Toys'],
  [/kid|baby|bab(?:y|ies)|child|infant|बच्च/i, 'Baby & Toddler'],
  [/bath|toilet|shower|बाथ/i, 'Home & Garden > Bathroom Accessories'],
  [/stor|organi[sz]|rack|basket/i, 'Home & Garden > Household Supplies > Storage & Organization'],
  [/clean|laundry|mop|broom/i, 'Home & Garden > Household Supplies'],
  [/bed|linen|towel|cushion/i, 'Home & Garden > Linens & Bedding'],
  [/light|lamp|bulb/i, 'Home & Garden > Lighting'],
  [/plant|garden/i, 'Home & Garden > Lawn & Garden'],
  [/decor|pooja|puja/i, 'Home & Garden > Decor'],
  [/furniture|chair|table$/i, 'Furniture'],
  [/kitchen|cook|dining|tiffin|utensil|bottle|bartan|रसोई/i, 'Home & Garden > Kitchen & Dining'],
]

/** The default: household goods. */
const OTHERS = 'Home & Garden'

type Named = { name: string; googleCategory?: string | undefined }

/** Google's category: from the settings, else guessed from the category's name. */
export const googleCategoryOf = ({ name, googleCategory }: Named): string =>
  googleCategory || (BY_WORDS.find(([words]) => words.test(name))?.[1] ?? OTHERS)
