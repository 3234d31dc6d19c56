import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import rootPackage from '../../package.json' with { type: 'json' }
import { TASKS } from '../bootstrap/tasks/tasks.mjs'
import { documents, files, read, ROOT, tree } from './repository.js'

const { scripts } = rootPackage

/** Where commands are named: in documents, messages, comments, and by CI. */
const TEXT = /(?:\.(?:md|tsx?|m?js|json|yml|example)|^\.ci\/run)$/
const texts = files.filter((file) => TEXT.test(file) && !file.endsWith('package-lock.json'))

/** Names in `npm run …`, and in `npm run shop -- …`; the contract's are among them. */
const namesAfter = (text, expression) => [...text.matchAll(expression)].map(([, name]) => name)

describe('all that is written', () => {
  const all = texts.map((file) => ({ file, text: read(file) }))
  const unknown = (expression, isKnown) =>
    all.flatMap(({ file, text }) =>
      namesAfter(text, expression)
        .filter((name) => !isKnown(name))
        .map((name) => `${file}: ${name}`),
    )

  it('names only npm scripts that there are', () => {
    expect(unknown(/npm run ([a-z][\w:-]*)/g, (name) => name in scripts)).toEqual([])
  })

  it('names only tasks that there are', () => {
    expect(unknown(/npm run shop -- ([a-z][\w:-]*)/g, (name) => name in TASKS)).toEqual([])
  })
})

/** A script followed by further names: each may stand for a script or a task. */
const enumerated = (text) =>
  namesAfter(text, /`npm run [^`]+`((?:,\s+`[a-z][\w:-]*`)+)/g).flatMap((list) =>
    namesAfter(list, /`([^`]+)`/g),
  )

/** Commands in code spans and in blocks, up to a comment. */
const commandsIn = (text) => {
  const spans = [...text.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, code]) =>
    code.replaceAll('\n', ' '),
  )
  const blocks = [...text.matchAll(/^ *```sh\n([^]*?)```/gm)].flatMap(([, code]) =>
    code.split('\n'),
  )
  return [...spans, ...blocks].map((command) => command.split(/ +#/)[0].trim())
}

const wordsAfter = (commands, expression) =>
  commands.flatMap((command) => {
    const [, name, rest] = expression.exec(command) ?? []
    return name === undefined ? [] : [{ name, words: rest.trim().split(/ +/).filter(Boolean) }]
  })

const isPlace = (word) => /^[\w@./-]+$/.test(word) && !word.startsWith('-')

/** A filter of tests is a part of their path. */
const isInTree = (word) => tree.some((path) => path.includes(word))

const code = files
  .filter(
    (file) => /\.(?:tsx?|m?js|json|yml|example|env)$/.test(file) && !file.endsWith('lock.json'),
  )
  .map(read)
  .join('\n')

/** Of Google's and the system's programs, and in what Google answers. */
const OF_OTHERS = new Set(['FIREBASE_TOKEN', 'API_KEY'])

const isRead = (setting) => OF_OTHERS.has(setting) || new RegExp(`\\b${setting}\\b`).test(code)

/** What is wrong in each document, by its name. */
const wrongIn = (faultsOf) =>
  documents.flatMap((document) => {
    const text = read(document)
    return faultsOf(commandsIn(text), text).map((fault) => `${document}: ${fault}`)
  })

const isKnown = (name) => name in scripts || name in TASKS

const calls = (commands) => wordsAfter(commands, /^npx ([a-z-]+)(.*)$/)

describe('documents', () => {
  it('enumerate only commands that there are', () => {
    expect(wrongIn((_, text) => enumerated(text).filter((name) => !isKnown(name)))).toEqual([])
  })

  it('name only options that a task takes', () => {
    const wrong = wrongIn((commands) =>
      wordsAfter(commands, /npm run (?:shop -- )?([a-z-]+)(.*)$/)
        .filter(({ name }) => name in TASKS && !TASKS[name].usage.includes('ARGUMENTS'))
        .flatMap(({ name, words }) =>
          words
            .filter((word) => /^--[a-z]/.test(word) && word !== '--help')
            .filter((word) => !TASKS[name].usage.includes(word))
            .map((word) => `${name} ${word}`),
        ),
    )
    expect(wrong).toEqual([])
  })

  it('name only programs of packages that are there, and tests by what they are called', () => {
    const missing = wrongIn((commands) =>
      calls(commands)
        .map(({ name }) => name)
        .filter((name) => !existsSync(join(ROOT, 'node_modules/.bin', name))),
    )
    expect(missing).toEqual([])
    const places = wrongIn((commands) =>
      calls(commands)
        .filter(({ name }) => name === 'vitest' || name === 'playwright')
        .flatMap(({ words }) => words.slice(1).filter(isPlace))
        .filter((word) => !isInTree(word)),
    )
    expect(places).toEqual([])
  })

  it('run only files that are there', () => {
    const missing = wrongIn((commands) =>
      wordsAfter(commands, /^node (\S+)(.*)$/)
        .map(({ name }) => name)
        .filter((name) => isPlace(name) && !name.startsWith('functions/lib/'))
        .filter((name) => !files.includes(name)),
    )
    expect(missing).toEqual([])
  })

  it('name only settings that something reads', () => {
    const unread = wrongIn((_, text) =>
      namesAfter(text, /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g).filter(
        (name) => !isRead(name),
      ),
    )
    expect(unread).toEqual([])
  })
})
