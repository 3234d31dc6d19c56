import { translator } from '#i18n/translate.ts'

export const { useText, textIn } = translator('variants', {
  sizesAndColors: 'Sizes and colors',
  hasVariants: 'It comes in variants',
  hasVariantsHint:
    'Each size and color has its own price and stock: bottles of 1 L and 3 L, or a color that runs out before another.',
  offerBelow: 'Each size and color has its own price and stock, below in “Sizes and colors”.',
  combination: 'Size and color',
  noCombinations: 'Write the sizes or colors above; each combination of them gets a row here.',
  tooManyCombinations:
    '{count} combinations are more than fit here. A product has at most {max}: make several products of it.',
  soldCount: '{count, plural, one {# combination} other {# combinations}}',
  stockTogether: '{count, plural, one {# unit} other {# units}} in stock together',
  cellOf: '{column}, {name}',
  fillAll: 'Same for all',
  fillAllOf: '{column}: same for all',
  fillBySize: 'Per size',
  fillBySizeOf: '{column}: per size the same',
  scanOf: 'Scan the bar code of {name}',
  codes: 'SKUs and bar codes (GTIN)',
  codesHint: 'A SKU is made up for each combination that has none.',
  buying: 'Costs, reorder points and weights',
  buyingHint: 'A combination without them has those of the product.',
  takeOut: 'Leave out {name}',
  putBack: 'Put back',
  putBackOf: 'Put back {name}',
  notSold: 'Not sold',
  pasteHint: 'Cells that you copy in a spreadsheet can be pasted here.',
  pasteCut: 'Not all of what you pasted fits into the grid. Look it over.',
  toShare:
    'The product has {all, plural, one {# unit} other {# units}} in stock. How many are of each combination?',
  sharedSoFar: '{shared} of {all} shared out',
  shareEvenly: 'Share out evenly',
  shareOther: 'It is {shared} now',
  notShared:
    '{shared} of {all} units are shared out. If the others are not there any more, say so above.',
  backToOne: 'All {count} units are one stock again.',
  backToOnePrice: 'The combinations cost {least} to {most}: choose the price for all.',
  picturesOf: 'Pictures of {color}',
  picturesAbout: 'Which pictures show this color? Shoppers who choose it see them first.',
  noPictures: 'Upload pictures first; then you can say here which of them show this color.',
  pictureNumber: 'Picture {place}',
  stockSheet: '{title}: {count} in all variants together',
  conflictOf:
    'The stock of {name} went from {was} to {now} while you had this open: units were sold, or somebody else changed it.',
  conflictShared:
    'The stock went from {was} to {now} while you had this open. Share out {now, plural, one {# unit} other {# units}}.',
  variantGone: 'Somebody else took {name} out while you had this open.',
  'variantGone.mine': 'Put it back',
  'variantGone.theirs': 'Leave it out',
})
