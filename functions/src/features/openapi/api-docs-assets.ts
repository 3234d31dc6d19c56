/** Files of swagger-ui-dist that the page loads; build.ts copies them beside the bundle. */
export const API_DOCS_ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const
