import { firebaseCommand, type Check, type Site } from './check.ts'

type Apps = { apps?: { appId: string }[] }

const HOST = 'firebase.googleapis.com'

const keysOf = async ({ google, project }: Site): Promise<string[]> => {
  const { apps = [] } = await google.get<Apps>(HOST, `/v1beta1/projects/${project}/webApps`)
  const configs = await Promise.all(
    apps.map(({ appId }) =>
      google.get<{ apiKey: string }>(HOST, `/v1beta1/projects/${project}/webApps/${appId}/config`),
    ),
  )
  return configs.map(({ apiKey }) => apiKey)
}

export const webApiKeyCheck: Check = {
  name: 'the function knows the web app’s API key',
  run: async (site) => {
    const { settings, project } = site
    const [key, ...others] = await keysOf(site)
    if (!key)
      return [
        {
          message: 'The project has no web app, so no key and no configuration for the browser.',
          fix: firebaseCommand(project, 'apps:create WEB shop'),
        },
      ]
    const mine = settings.values['WEB_API_KEY']
    if (mine && [key, ...others].includes(mine)) return []
    return [
      {
        message: mine
          ? `WEB_API_KEY in ${settings.file} is not a key of this project’s web app.`
          : `WEB_API_KEY is missing in ${settings.file}.`,
        fix: mine
          ? `Put WEB_API_KEY=${key} there.`
          : `echo "WEB_API_KEY=${key}" >> ${settings.file}`,
      },
    ]
  },
}
