/** Whether the last digit is what the others make it (gs1.org, check digit): feeds refuse goods whose is not. */
export const hasCheckDigit = (gtin: string): boolean => {
  const [last = 0, ...others] = gtin.split('').map(Number).toReversed()
  const sum = others.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === last
}
