// `about`: the page that a form is sent about, such as a job’s.
export default { parameters: ['about'] } satisfies Vike.Config;
