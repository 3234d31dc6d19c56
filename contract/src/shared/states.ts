export type State = { name: string; code: string }

/** India's states and union territories, with their codes under GST. */
export const STATES: readonly State[] = [
  ['Andaman and Nicobar Islands', '35'],
  ['Andhra Pradesh', '37'],
  ['Arunachal Pradesh', '12'],
  ['Assam', '18'],
  ['Bihar', '10'],
  ['Chandigarh', '04'],
  ['Chhattisgarh', '22'],
  ['Dadra and Nagar Haveli and Daman and Diu', '26'],
  ['Delhi', '07'],
  ['Goa', '30'],
  ['Gujarat', '24'],
  ['Haryana', '06'],
  ['Himachal Pradesh', '02'],
  ['Jammu and Kashmir', '01'],
  ['Jharkhand', '20'],
  ['Karnataka', '29'],
  ['Kerala', '32'],
  ['Ladakh', '38'],
  ['Lakshadweep', '31'],
  ['Madhya Pradesh', '23'],
  ['Maharashtra', '27'],
  ['Manipur', '14'],
  ['Meghalaya', '17'],
  ['Mizoram', '15'],
  ['Nagaland', '13'],
  ['Odisha', '21'],
  ['Puducherry', '34'],
  ['Punjab', '03'],
  ['Rajasthan', '08'],
  ['Sikkim', '11'],
  ['Tamil Nadu', '33'],
  ['Telangana', '36'],
  ['Tripura', '16'],
  ['Uttar Pradesh', '09'],
  ['Uttarakhand', '05'],
  ['West Bengal', '19'],
].map(([name = '', code = '']) => ({ name, code }))

export const STATE_NAMES: readonly string[] = STATES.map(({ name }) => name)

const CODES: ReadonlyMap<string, string> = new Map(STATES.map(({ name, code }) => [name, code]))

export const stateCodeOf = (state: string): string | undefined => CODES.get(state)

export const stateOfCode = (code: string): string | undefined =>
  STATES.find((state) => state.code === code)?.name

/** As the GSTR-1 offline tool writes a place of supply: 09-Uttar Pradesh. */
export const placeWithCode = (state: string): string => {
  const code = stateCodeOf(state)
  return code === undefined ? state : `${code}-${state}`
}
