import { splitPaise, type Paise } from '../shared/money.ts'

const ONES = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
]
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

const SCALES: [value: number, name: string][] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
]

const wordsOf = (number: number): string[] => {
  for (const [value, name] of SCALES)
    if (number >= value)
      return [...wordsOf(Math.floor(number / value)), name, ...wordsOf(number % value)]
  if (number < 20) return number === 0 ? [] : [ONES[number] ?? '']
  return [TENS[Math.floor(number / 10)] ?? '', ...wordsOf(number % 10)]
}

const counted = (number: number): string => wordsOf(number).join(' ') || 'Zero'

/** An amount in words, as documents have it, in lakh and crore: Rupees One Lakh Five and Fifty Paise Only. */
export const amountInWords = (amount: Paise): string => {
  const [rupees, paise] = splitPaise(amount)
  return `Rupees ${counted(rupees)}${paise > 0 ? ` and ${counted(paise)} Paise` : ''} Only`
}
