export default function Article() {
  return null;
}
