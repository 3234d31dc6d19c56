import { accessSync, constants, existsSync } from 'node:fs'
import { browserPlaces, hasBrowserFromNpm } from '../browser-places.mjs'
import { fine, wrong } from './findings.mjs'

const canRun = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Finds the browser that the browser tests of `npm test` will use (tools/e2e/find-browser.ts). */
export const checkBrowser = ({ environment, platform, arch }) => {
  const { CHROME_PATH } = environment
  if (CHROME_PATH)
    return canRun(CHROME_PATH)
      ? [fine(`Browser: ${CHROME_PATH}`)]
      : [wrong(`CHROME_PATH is ${CHROME_PATH}, where no program is`, 'unset CHROME_PATH')]
  if (hasBrowserFromNpm(platform, arch))
    return [fine('Browser: a Chromium comes with the packages')]
  const found = browserPlaces(platform, environment).find(existsSync)
  return found
    ? [fine(`Browser: ${found}`)]
    : [wrong('npm test finds no browser', 'install Chrome, or CHROME_PATH=/its/program npm test')]
}
