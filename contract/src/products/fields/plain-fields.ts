type Told = {
  /** For programs that read the API. */
  description: string
  /** Shoppers read it among the facts of the product's page. */
  isFact?: true
}

type PlainField = Told &
  (
    | {
        kind: 'text'
        max: number
        /** Every product has one; '' stands for none. */
        isAlways?: true
      }
    | {
        /** Whole numbers. */
        kind: 'number'
        min: number
        max: number
        /** Lists are filtered by it, from one number to another. */
        isRange?: true
      }
    /** `unsaid` is what its absence means. */
    | { kind: 'yesNo'; stays: true; unsaid: boolean }
  )

/**
 * Fields that are one text, number, or yes or no. All that has to do with products takes them from here: replies, input,
 * storage, form, tables, and the facts on the product's page.
 */
export const PLAIN_FIELDS = {
  material: { kind: 'text', max: 60, isAlways: true, isFact: true, description: 'Of what it is' },
  weight: {
    kind: 'number',
    min: 1,
    max: 100_000,
    description: 'Of one unit as it is packed, in grams',
  },
  returnable: {
    kind: 'yesNo',
    stays: true,
    unsaid: true,
    description: 'false: delivered units are not taken back; absent counts as true',
  },
} as const satisfies Record<string, PlainField>

type Plain = typeof PLAIN_FIELDS
export type PlainName = keyof Plain

type ByKind = { text: string; number: number; yesNo: boolean }
export type PlainValue<Name extends PlainName> = ByKind[Plain[Name]['kind']]

type NamesWith<Facts> = {
  [Name in PlainName]: Plain[Name] extends Facts ? Name : never
}[PlainName]

export type AlwaysName = NamesWith<{ isAlways: true }>
export type YesOrNoName = NamesWith<{ kind: 'yesNo' }>
export type PlainTextName = Exclude<PlainName, YesOrNoName>
export type FactName = NamesWith<{ isFact: true }>
export type NumberName = NamesWith<{ kind: 'number' }>
export type RangeName = NamesWith<{ isRange: true }>

/** As a product holds them. */
export type PlainValues = { [Name in AlwaysName]: PlainValue<Name> } & {
  [Name in Exclude<PlainName, AlwaysName>]?: PlainValue<Name> | undefined
}

export const PLAIN_NAMES = Object.keys(PLAIN_FIELDS) as PlainName[]

const factsOf = (name: PlainName): PlainField => PLAIN_FIELDS[name]

const isYesOrNo = (name: PlainName): name is YesOrNoName => factsOf(name).kind === 'yesNo'

export const isPlainText = (name: PlainName): name is PlainTextName => !isYesOrNo(name)

export const YES_OR_NO_NAMES = PLAIN_NAMES.filter(isYesOrNo)
export const PLAIN_TEXT_NAMES = PLAIN_NAMES.filter(isPlainText)

export const FACT_NAMES = PLAIN_NAMES.filter((name): name is FactName =>
  Boolean(factsOf(name).isFact),
)

/** Typed as all numbers are, because a shop may have none of these. */
export const RANGE_NAMES = PLAIN_NAMES.filter((name): name is NumberName => {
  const field = factsOf(name)
  return field.kind === 'number' && field.isRange === true
})

export const plainFacts = factsOf
