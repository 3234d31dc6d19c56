import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fine, wrong } from './findings.mjs'
import { projectOf } from './project.mjs'

const DRY_RUN = 'npm run deploy -- --dry-run'

/** Checks the settings of the local stack that no other check covers. */
export const checkLocalSettings = ({ environment }) => {
  const { SHOP_SEED: seed = '', SMTP_URL: smtp = '' } = environment
  const faults = []
  if (!/^(?:demo|empty|[1-9]\d*|)$/.test(seed))
    faults.push(
      wrong(`SHOP_SEED is ${seed}: demo, empty or a number of products`, 'unset SHOP_SEED'),
    )
  if (smtp && !/^smtps?:\/\/[^/]+/.test(smtp))
    faults.push(wrong(`SMTP_URL is ${smtp}: smtps://USER:PASSWORD@HOST`, 'unset SMTP_URL'))
  return faults
}

/** Parses `NAME=value` lines as the firebase CLI does; lines of the example may be commented out. */
const parse = (text, line) =>
  Object.fromEntries([...text.matchAll(line)].map(([, name, value]) => [name, value.trim()]))

const SET = /^([A-Z][A-Z0-9_]*)=(.*)$/gm
const SET_OR_SHOWN = /^(?:# )?([A-Z][A-Z0-9_]*)=(.*)$/gm

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const isNumber = (text) => text !== '' && Number.isFinite(Number(text))

const faultOfSetting = ([name, value], shown) => {
  if (name in shown && isNumber(shown[name]) && !isNumber(value))
    return `${name} is no number: ${value}`
  if (name === 'SITE_URL' && !/^https:\/\/[^/]+\.[^/]+$/.test(value))
    return `SITE_URL is no address like https://shop.example: ${value}`
  if (name === 'WEB_API_KEY' && value === '') return 'WEB_API_KEY is empty'
  return undefined
}

/** Checks the settings that are deployed; the deploy itself checks them with Google. */
export const checkDeploySettings = ({ root }) => {
  const { project } = projectOf({ root })
  if (!project) return []
  const file = `functions/.env.${project}`
  if (!existsSync(join(root, file)))
    return [wrong(`${file} is missing`, `cp functions/.env.example ${file}, and fill it in`)]
  const shown = parse(read(join(root, 'functions/.env.example')), SET_OR_SHOWN)
  const values = parse(read(join(root, 'functions/.env')) + read(join(root, file)), SET)
  const missing = ['WEB_API_KEY', 'SITE_URL']
    .filter((name) => !(name in values))
    .map((name) => `${name} is missing`)
  const faults = Object.entries(values).flatMap((entry) => faultOfSetting(entry, shown) ?? [])
  const all = [...missing, ...faults]
  if (all.length > 0)
    return all.map((fault) => wrong(`${file}: ${fault}`, `mend it, then ${DRY_RUN}`))
  return [fine(`${file} is there; ${DRY_RUN} asks Google about it`)]
}
