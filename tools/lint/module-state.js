// A module's variable is one for the whole process: on the server for every page that is made, in tests for all of them. What
// differs from page to page (language, settings, clock, session) comes by context or as a parameter. What is left is of the
// browser or of its page itself, of which there is one, and stands in the list here (docs/decisions/0140-no-hidden-globals.md).
const OF_THE_BROWSER = {
  'app/hydration/show-look.ts': ['shown'],
  'components/ui/layout/page-title.tsx': ['firstAddress'],
  'features/admin-settings/form/entries.ts': ['last'],
  'features/cart/api/change-cart.ts': ['changeQueue'],
  'features/cart/drawer-state.ts': ['closed'],
  'features/cart/queued-changes.ts': ['sending'],
  'features/orders/last-order.ts': ['fallback'],
  'lib/api/api-client.ts': ['responseCache', 'limit'],
  'lib/browser/history-gate.ts': ['gate'],
  'lib/browser/overlays.ts': ['shown', 'wasCopy'],
  'lib/offline/connection.ts': ['isAnswered'],
  'lib/session/firebase-auth.ts': ['connection'],
  'lib/session/firebase-session.ts': ['module'],
  'lib/session/wishlist.ts': ['underWay'],
  'service-worker/service-worker.ts': ['isFromNetwork'],
}

const noVariable = {
  create: (context) => {
    const [, path = ''] = context.filename.replaceAll('\\', '/').split('/web/src/')
    const allowed = OF_THE_BROWSER[path] ?? []
    const check = (declaration) => {
      if (declaration?.type !== 'VariableDeclaration' || declaration.kind === 'const') return
      for (const { id } of declaration.declarations)
        if (!allowed.includes(id.name))
          context.report({
            node: id,
            message:
              'A variable of a module is one for all pages and tests: take it from a context, or as a parameter.',
          })
    }
    return {
      Program({ body }) {
        for (const statement of body) {
          check(statement)
          if (statement.type === 'ExportNamedDeclaration') check(statement.declaration)
        }
      },
    }
  },
}

export default { meta: { name: 'module-state' }, rules: { 'no-variable': noVariable } }
