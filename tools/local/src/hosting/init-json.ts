/**
 * What Hosting of a real project serves at `/__/firebase/init.json`: the configuration of the web app.
 * `authEmulator` is ours: it tells the web app to reach Auth through its own origin.
 * https://firebase.google.com/docs/hosting/reserved-urls
 */
export const initJson = (projectId: string) =>
  JSON.stringify({
    projectId,
    apiKey: 'local',
    authDomain: `${projectId}.firebaseapp.com`,
    storageBucket: `${projectId}.firebasestorage.app`,
    authEmulator: true,
  })
