import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './testing/deploying.ts'

it('a dry run says what it would do without a login, without a network, and without a project', () => {
  const main = join(ROOT, 'tools/deploy/src/main.ts')
  const output = execFileSync(process.execPath, [main, '--dry-run', '--project', 'demo-bartan'], {
    encoding: 'utf8',
  })
  expect(output).toContain('Would make sure that')
  expect(output.indexOf('firestore:indexes')).toBeLessThan(output.indexOf('--only functions'))
  expect(output).toContain('0001-move-restock-requests: ')
  // What the firebase CLI itself makes of the build.
  expect(output).toMatch(
    /sendMail in asia-south1: .* on mail\/\{id\}, as shop-api@demo-bartan\.iam\.gserviceaccount\.com/,
  )
  expect(output).toContain('functions/.env.demo-bartan is not there yet')
  expect(output).toContain('Nothing was changed')
  const wrong = spawnSync(process.execPath, [main, '--dryrun'], { encoding: 'utf8' })
  expect(wrong.status).toBe(1)
  expect(wrong.stderr).toContain('npm run shop -- deploy --help')
})
