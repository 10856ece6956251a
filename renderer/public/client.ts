// The one script of the public site. Everything works without it.
export default 0;
