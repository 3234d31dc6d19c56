/** A person with an account, and what they remember of their calls. */
export type Person = {
  readonly name: string
  readonly index: number
  readonly isStaff: boolean
  readonly phone: string
  /** One of two possible passwords: after a change without an answer, the other may be right. */
  password: string
  token: string
  _id: string
  /** Number of closings of their account; closing forgets the answers to its earlier calls. */
  closings: number
  /** Checkouts that their device knows. */
  readonly checkouts: string[]
  readonly orders: string[]
  /** Recorded cash handovers that weren't undone. */
  readonly handovers: { path: string; amount: number }[]
}

const FIRST_PHONE = 9_000_000_000

const PASSWORDS = ['Secret@123', 'Secret@456'] as const

export const otherPassword = (password: string): string =>
  PASSWORDS.find((one) => one !== password) ?? password

export const person = (index: number, isStaff: boolean): Person => ({
  name: isStaff ? `admin ${index}` : `customer ${index}`,
  index,
  isStaff,
  phone: String(FIRST_PHONE + index + (isStaff ? 5000 : 0)),
  password: PASSWORDS[0],
  token: '',
  _id: '',
  checkouts: [],
  orders: [],
  closings: 0,
  handovers: [],
})

/** An address that identifies its customer wherever it appears. */
export const addressOf = ({ index, phone }: Person) => ({
  firstName: 'Asha',
  lastName: 'Devi',
  address: `Lane of customer ${index}.`,
  city: 'Varanasi',
  postalCode: '221005',
  country: 'India',
  phone,
})

/** Other customers whose address is in a text. */
export const strangersDataIn = (text: string, { index }: Person): string[] => [
  ...new Set(
    [...text.matchAll(/Lane of customer (\d+)\./g)]
      .filter(([, found]) => Number(found) !== index)
      .map(([, found]) => `customer ${found}`),
  ),
]
