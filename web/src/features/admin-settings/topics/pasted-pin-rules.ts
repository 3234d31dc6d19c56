import { plainDigits } from '@bartan/contract/shared/plain-digits'
import { typedAmount, typedRupees } from '@bartan/contract/shared/typed-amount'
import type { PinRule } from '@bartan/contract/settings/pin-rules'

const YES = /^(?:yes|y|true|1|हाँ|हां)$/i
const NO = /^(?:no|n|false|0|नहीं)$/i

const ruleOf = ([prefix = '', delivers = '', days = '', codMax = '']: readonly string[]) => {
  const wholeDays = days === '' ? 1 : typedAmount(days)
  const most = codMax === '' ? undefined : typedRupees(codMax)
  const isSaid = delivers === '' || YES.test(delivers) || NO.test(delivers)
  if (!/^[1-9]\d{0,5}$/.test(prefix) || !isSaid || wholeDays === undefined) return undefined
  if (codMax !== '' && most === undefined) return undefined
  const rule: PinRule = { prefix, serviceable: !NO.test(delivers), days: wholeDays }
  return most === undefined ? rule : { ...rule, codMax: most }
}

/**
 * Parses PIN code rules from a spreadsheet: prefix, delivery (yes or no), days, cash limit; separated by tabs, commas
 * or semicolons. A first line without a number is a heading. `faults` are line numbers from 1.
 */
export const parsePinRules = (text: string): { items: PinRule[]; faults: number[] } => {
  const items: PinRule[] = []
  const faults: number[] = []
  for (const [index, line] of plainDigits(text).split('\n').entries()) {
    const cells = line.split(line.includes('\t') ? '\t' : /[,;]/).map((cell) => cell.trim())
    if (cells.every((cell) => cell === '') || (index === 0 && !/\d/.test(line))) continue
    const rule = ruleOf(cells)
    if (rule) items.push(rule)
    else faults.push(index + 1)
  }
  return { items, faults }
}
