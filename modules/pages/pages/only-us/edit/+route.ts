// https://vike.dev/route-string: the names of folders make no route, because Vike leaves out those called `pages`.
export default '/only-us/pages/@id';
