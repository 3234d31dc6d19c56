import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** The names of the files, of those given with their code, that a rule of this folder stops, one for each fault. */
const stoppedFiles = async (rule, samples) => {
  const [plugin] = rule.split('/')
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  const config = { jsPlugins: [`./${plugin}.js`], rules: { [rule]: 'error' } }
  const files = {
    'package.json': '{ "type": "module" }',
    '.oxlintrc.json': JSON.stringify(config),
    ...samples,
  }
  try {
    await cp(join(ROOT, `tools/lint/${plugin}.js`), join(folder, `${plugin}.js`))
    for (const [name, code] of Object.entries(files)) {
      await mkdir(join(folder, dirname(name)), { recursive: true })
      await writeFile(join(folder, name), code)
    }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json', '.'],
      { cwd: folder },
    ).catch((error) => error)
    return JSON.parse(stdout)
      .diagnostics.filter(({ code }) => code.startsWith(plugin))
      .map(({ filename }) => filename)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Tests a rule by files with their code: those that it stops, by one fault each, and those that it lets through. */
export const expectOfRule = async (rule, { stopped, letThrough }) => {
  const found = await stoppedFiles(rule, { ...stopped, ...letThrough })
  it.each(Object.keys(stopped))(`${rule} stops %s`, (name) => {
    expect(found.filter((one) => one === name)).toHaveLength(1)
  })
  it.each(Object.keys(letThrough))(`${rule} lets %s through`, (name) => {
    expect(found).not.toContain(name)
  })
}
