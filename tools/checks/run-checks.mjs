/** @typedef {{ passed: number, failed: number, failures?: string[] }} Outcome */
/** @typedef {[name: string, check: () => Promise<Outcome>]} Check */

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`

// On a stop signal, runProgram stops the running check; no other may start.
const stopOnSignals = () => {
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    process.on(event, () => setTimeout(() => process.exit(130), 100))
  }
}

/**
 * Runs every check, whether or not earlier ones fail. Groups run one after the other; the checks of a group run in
 * parallel. The last line is `N passed, N failed`: tests count one each, every other check counts one.
 *
 * @param {Check[][]} groups
 * @param {() => string[]} [notes] printed before the last line, once all have run
 * @returns the exit status: 0 only if all passed
 */
export const runChecks = async (groups, notes = () => []) => {
  stopOnSignals()
  const names = groups.flat().map(([name]) => name)
  const total = { passed: 0, failed: 0 }
  const summary = []
  const failedTests = []
  const runCheck = async ([name, check]) => {
    console.log(`\n[${names.indexOf(name) + 1}/${names.length}] ${name} …`)
    const startedAt = Date.now()
    const { passed, failed, failures = [] } = await check()
    failedTests.push(...failures)
    total.passed += passed
    total.failed += failed
    summary.push(
      `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds(startedAt)})`,
    )
  }
  for (const sideBySide of groups) await Promise.all(sideBySide.map(runCheck))
  if (failedTests.length > 0) console.log(`\nFailed:\n  ${failedTests.join('\n  ')}`)
  console.log(`\n${[...summary, ...notes()].join('\n')}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}
