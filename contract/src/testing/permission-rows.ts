/** Callers of every kind, for the table of who may make which call (permission-table.ts), and the rows it is made of. */
export const CALLERS = [
  'guest',
  'customer',
  'another customer',
  'admin',
  'packer',
  'catalogue',
  'accounts',
  'deleted user',
  'demoted admin',
  'demoted admin with the token from before',
  'customer with a one-time password',
  "customer with a token of Google's own sign-in",
  'garbage token',
  'expired token',
  "another project's token",
] as const

export type CallerKind = (typeof CALLERS)[number]

/** `served`: the caller is let in, whatever the call then says about its input. */
export type Answer = 'served' | 401 | 403 | 404

export type Row = Record<CallerKind, Answer>

const refusedTokens = {
  guest: 401,
  'deleted user': 401,
  'demoted admin with the token from before': 401,
  "customer with a token of Google's own sign-in": 401,
  'garbage token': 401,
  'expired token': 401,
  "another project's token": 401,
} as const

export const OPEN = Object.fromEntries(CALLERS.map((caller) => [caller, 'served'])) as Row

export const NOT_THERE = Object.fromEntries(CALLERS.map((caller) => [caller, 404])) as Row

export const CUSTOMER: Row = {
  ...refusedTokens,
  customer: 'served',
  'another customer': 'served',
  'demoted admin': 'served',
  admin: 'served',
  packer: 'served',
  catalogue: 'served',
  accounts: 'served',
  'customer with a one-time password': 403,
}

/** About the cart of `customer`. */
export const CART: Row = {
  ...CUSTOMER,
  'another customer': 403,
  'demoted admin': 403,
  admin: 403,
  packer: 403,
  catalogue: 403,
  accounts: 403,
}

/** About an order or a checkout of `customer`: to others it is not there. */
export const OWN: Row = {
  ...CUSTOMER,
  'another customer': 404,
  'demoted admin': 404,
  admin: 404,
  packer: 404,
  catalogue: 404,
  accounts: 404,
}

export const OWN_OR_READERS: Row = { ...OWN, admin: 'served', packer: 'served', accounts: 'served' }
export const OWN_OR_ADMIN: Row = { ...OWN, admin: 'served' }

export const ADMIN: Row = {
  ...CUSTOMER,
  customer: 403,
  'another customer': 403,
  'demoted admin': 403,
  packer: 403,
  catalogue: 403,
  accounts: 403,
}
export const PACKER: Row = { ...ADMIN, packer: 'served' }
export const CATALOGUE: Row = { ...ADMIN, catalogue: 'served' }
export const ACCOUNTS: Row = { ...ADMIN, accounts: 'served' }
export const PACKER_AND_ACCOUNTS: Row = { ...PACKER, accounts: 'served' }
