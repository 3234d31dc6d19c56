import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const onWindows = (program: string): string[] =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    return folder ? [join(folder, program)] : []
  })

/** Where browsers that the tests can use are installed. */
const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(
    (name) => `/usr/bin/${name}`,
  ),
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [
    ...onWindows('Google/Chrome/Application/chrome.exe'),
    ...onWindows('Microsoft/Edge/Application/msedge.exe'),
  ],
}
const FOLDER = join(import.meta.dirname, '../../.cache/chromium')

/** Fonts unpacked beside the browser, which crashes on the first text if it has none. */
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
 * The Chromium that npm brings. It was made for AWS Lambda: told that it runs there, it also unpacks libraries (nss,
 * expat) that a bare system lacks.
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
 * CHROME_PATH, else the one from npm, which exists for Linux on x64 only, else one that is installed. An installed Chromium is a
 * whole browser even without a window; its own interface uses as much CPU as the pages do, so the same tests take
 * twice as long.
 */
export const findBrowser = async (): Promise<string> => {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) return CHROME_PATH
  const isFromNpm = process.platform === 'linux' && process.arch === 'x64'
  if (isFromNpm) return unpackChromium()
  const found = PLACES[process.platform]?.find(existsSync)
  if (found) return found
  throw new Error(
    'The browser tests found neither Chrome nor Chromium. Install one, or set CHROME_PATH to its program.',
  )
}
