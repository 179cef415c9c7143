export default function Schemes() {
  return null;
}
