/** The zeros of Indian scripts, and of the digits in spreadsheets; nine more digits follow each. */
const ZEROS = ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '٠', '۰', '０']
const OTHER_DIGIT = /[^\P{Nd}0-9]/gu

const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.map((sign) => code - (sign.codePointAt(0) ?? 0))
  return String(zero.find((distance) => distance >= 0 && distance <= 9) ?? digit)
}

/** Converts digits of any script to 0 to 9. */
export const plainDigits = (text: string): string => text.replaceAll(OTHER_DIGIT, plainDigit)
