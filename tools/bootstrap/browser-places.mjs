import { join } from 'node:path'

const LINUX = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

/** Lists where browsers that the tests can use are installed on this platform. */
export const browserPlaces = (platform, environment) => {
  if (platform === 'linux') return LINUX.map((name) => `/usr/bin/${name}`)
  if (platform === 'darwin')
    return MAC.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  const folders = WINDOWS_FOLDERS.map((name) => environment[name]).filter(Boolean)
  return WINDOWS.flatMap((program) => folders.map((folder) => join(folder, program)))
}

/** npm has a Chromium for this platform only (@sparticuz/chromium). */
export const hasBrowserFromNpm = (platform, arch) => platform === 'linux' && arch === 'x64'
