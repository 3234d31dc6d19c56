/** The zeros of the digits that keyboards in India and spreadsheets write; nine more follow each. */
const ZEROS = ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '٠', '۰', '０']
const OTHER_DIGIT = /[^\P{Nd}0-9]/gu

const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.map((sign) => code - (sign.codePointAt(0) ?? 0))
  return String(zero.find((distance) => distance >= 0 && distance <= 9) ?? digit)
}

/** A text with its digits, of whatever script, written 0 to 9. */
export const plainDigits = (text: string): string => text.replaceAll(OTHER_DIGIT, plainDigit)
