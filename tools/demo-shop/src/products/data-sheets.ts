/** Data sheet lines that products of one make share. */

export const STEELWARE = {
  'Steel grade': 'AISI 304 (18/8), food grade',
  Dishwasher: 'Yes',
  Care: 'Dry after washing to keep the shine',
} as const

export const STEEL_BATH = {
  'Steel grade': 'AISI 202, rust-free',
  Care: 'Wipe dry now and then to keep the shine',
} as const

export const IRONWARE = {
  Finish: 'Seasoned, no coating',
  Care: 'Wash by hand, dry at once and rub in a little oil',
} as const

export const FOOD_PLASTIC = {
  'BPA-free': 'Yes',
  Care: 'Wash with a soft sponge; keep away from flames',
} as const

export const KIDS_PLASTIC = {
  'BPA-free': 'Yes',
  Dishwasher: 'Top rack',
  Care: 'Rinse after every meal; no scouring pads',
} as const

export const MELAMINE = {
  'BPA-free': 'Yes',
  Dishwasher: 'Yes',
  Care: 'Not for ovens; no scouring pads',
} as const

export const HOUSE_PLASTIC = {
  Plastic: 'Virgin polypropylene',
  Care: 'Rinse with water; keep out of strong sun',
} as const
