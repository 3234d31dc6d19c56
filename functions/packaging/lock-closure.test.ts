import { expect, it } from 'vitest'
import { lockClosure } from './lock-closure.ts'

const all = {
  'node_modules/app': { version: '1.0.0', dependencies: { shared: '^2', deep: '1' } },
  'node_modules/app/node_modules/shared': { version: '2.0.0' },
  'node_modules/deep': {
    version: '1.0.0',
    dependencies: { shared: '^1' },
    optionalDependencies: { native: '1', 'not-for-here': '1' },
    peerDependencies: { host: '1', unused: '1' },
    peerDependenciesMeta: { unused: { optional: true } },
  },
  'node_modules/shared': { version: '1.0.0', dev: true },
  'node_modules/native': { version: '1.0.0', optional: true, dependencies: { tool: '1' } },
  'node_modules/tool': { version: '1.0.0', devOptional: true },
  'node_modules/host': { version: '1.0.0', peer: true },
  'node_modules/unused': { version: '1.0.0' },
}

it('keeps what the packages need, where Node finds it, and nothing else', () => {
  expect(lockClosure(all, ['app'])).toEqual({
    'node_modules/app': all['node_modules/app'],
    'node_modules/app/node_modules/shared': { version: '2.0.0' },
    'node_modules/deep': all['node_modules/deep'],
    'node_modules/host': { version: '1.0.0' },
    'node_modules/native': { version: '1.0.0', optional: true, dependencies: { tool: '1' } },
    'node_modules/shared': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', optional: true },
  })
})

it('needs for good what something needs for good', () => {
  expect(lockClosure(all, ['deep', 'tool'])['node_modules/tool']).toEqual({ version: '1.0.0' })
})

it('begins at the function, which may have a version of its own', () => {
  const withOwn = {
    ...all,
    'functions/node_modules/app': { version: '3.0.0', dependencies: { shared: '^3', host: '1' } },
    'functions/node_modules/app/node_modules/shared': { version: '3.0.0' },
  }
  expect(lockClosure(withOwn, ['app'])).toEqual({
    'node_modules/app': withOwn['functions/node_modules/app'],
    'node_modules/app/node_modules/shared': { version: '3.0.0' },
    'node_modules/host': { version: '1.0.0' },
  })
})

it('refuses two versions at one place', () => {
  const both = { ...all, 'functions/node_modules/shared': { version: '3.0.0' } }
  expect(() => lockClosure(both, ['deep', 'shared'])).toThrow(
    'both node_modules/shared and functions/node_modules/shared',
  )
})

it('refuses to lock what it can not find', () => {
  expect(() => lockClosure(all, ['elsewhere'])).toThrow('no elsewhere')
})
