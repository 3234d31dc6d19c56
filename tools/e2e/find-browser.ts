import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserPlaces, hasBrowserFromNpm } from '../bootstrap/browser-places.mjs'

const FOLDER = join(import.meta.dirname, '../../.cache/chromium')

/** Configures the fonts unpacked beside the browser, which crashes on the first text if it has none. */
const writeFontConfig = () => {
  const file = join(FOLDER, 'fonts.conf')
  const dirs = [join(FOLDER, 'fonts'), '/usr/share/fonts'].map((dir) => `<dir>${dir}</dir>`)
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${dirs.join('')}<cachedir>${join(FOLDER, 'font-cache')}</cachedir></fontconfig>
`,
  )
  return file
}

/**
 * Unpacks the Chromium that npm brings. It was made for AWS Lambda: with Lambda's variables set, it also unpacks
 * libraries (nss, expat) that a bare system lacks.
 */
const unpackChromium = async () => {
  mkdirSync(FOLDER, { recursive: true })
  process.env.TMPDIR = FOLDER
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  process.env.FONTCONFIG_FILE = writeFontConfig()
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

/**
 * Finds CHROME_PATH, else the browser from npm (Linux on x64 only), else an installed one. An installed Chromium
 * takes twice as long, because its own interface uses as much CPU as the pages.
 */
export const findBrowser = async (): Promise<string> => {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) return CHROME_PATH
  if (hasBrowserFromNpm(process.platform, process.arch)) return unpackChromium()
  const found = browserPlaces(process.platform, process.env).find(existsSync)
  if (found) return found
  throw new Error(
    'The browser tests found neither Chrome nor Chromium. Install one, or set CHROME_PATH to its program.',
  )
}
