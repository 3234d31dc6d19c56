import { expect, it } from 'vitest'
import { inlineClasses } from './inline-classes.ts'

const compile = (code: string) => inlineClasses(code, 'part.tsx')

it('puts the classes where the component names them', () => {
  expect(
    compile(
      `const styles = { root: "a b", 'quoted': "c" }; const A = () => <p className={styles.root} />`,
    ),
  ).toBe(`const styles = { 'quoted': "c" }; const A = () => <p className={"a b"} />`)
})

it('leaves what is computed when the component is drawn', () => {
  expect(
    compile(
      'const styles = { look: variants([], {}), root: "a" }; use(styles.look({}), styles.root)',
    ),
  ).toBe('const styles = { look: variants([], {}) }; use(styles.look({}), "a")')
})

it.each([
  ['the object is handed on', 'const styles = { root: "a" }; use(styles, styles.root)'],
  ['a property is chosen by name', 'const styles = { root: "a" }; use(styles[name], styles.root)'],
  [
    'the name means something else inside',
    'const styles = { root: "a" }; const A = ({ styles }) => styles.root',
  ],
  ['it is exported', 'const styles = { root: "a" }; export { styles }'],
])('changes nothing when %s', (_when, code) => {
  expect(compile(code)).toBe(code)
})
