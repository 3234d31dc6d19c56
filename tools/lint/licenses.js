/** Under which others' code may be used here (SPDX identifiers): all let it be shipped, with a notice at most. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

/** Single packages under others, and why that is no duty of the shop's. */
const EXCEPTIONS = [
  // A library of its own beside sharp, replaceable by whoever runs the shop, which is what the LGPL asks.
  { name: /^@img\/sharp-/, licenses: ['LGPL-3.0-or-later'] },
  // Changes of their own files would have to be published; they are only run, by the build and by tests.
  { name: /^(?:lightningcss|@axe-core\/|axe-core$|@lhci|lighthouse)/, licenses: ['MPL-2.0'] },
  // Tables that tools read, none of which is shipped.
  { name: /^caniuse-lite$/, licenses: ['CC-BY-4.0'] },
  { name: /^spdx-exceptions$/, licenses: ['CC-BY-3.0'] },
  // Said in other words, or only in a file of the package: MIT each, Unlicense the last.
  { name: /^url-template$/, licenses: ['BSD'] },
  { name: /^(?:busboy|streamsearch|fuzzy|limiter|png-js|valid-url)$/, licenses: ['none stated'] },
  { name: /^deep-freeze$/, licenses: ['public domain'] },
]

const isAllowed = (name, license) =>
  ALLOWED.has(license) ||
  EXCEPTIONS.some((one) => one.name.test(name) && one.licenses.includes(license))

/** Any of what OR joins is enough, of what AND joins all are needed. */
const isFine = (name, expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => isAllowed(name, license)))

/** The packages of a lockfile that are under other licenses than these. */
export const refusedLicenses = ({ packages }) =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      license: license ?? 'none stated',
    }))
    .filter(({ name, license }) => !isFine(name, license))
    .map(({ name, license }) => `${name}: ${license}`)
