import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const FOLDER = join(import.meta.dirname, '../.cache/chromium')

/** The fonts that are unpacked beside the browser; without a single one it crashes on the first text. */
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
 * The Chromium that npm brings. It was made for AWS Lambda: told that it runs there, it also unpacks the
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
 * CHROME_PATH, else the one from npm, which is there for Linux on x64 alone, else the system's. A system's is a whole
 * browser even without a window, whose own surface takes as much of the processor as the pages do: for the same tests
 * it needs twice the time.
 */
export const findBrowser = async (): Promise<string> => {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) return CHROME_PATH
  const isFromNpm = process.platform === 'linux' && process.arch === 'x64'
  return isFromNpm ? unpackChromium() : SYSTEM_CHROMIUM
}
