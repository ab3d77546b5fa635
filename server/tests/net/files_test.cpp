// The web client as files, logs, and the settings of the command line, the environment and the file.
#include <cstdlib>
#include <filesystem>

#include "base/bad_input.h"
#include "base/file.h"
#include "server/net/config.h"
#include "server/net/logging.h"
#include "server/net/static_files.h"
#include "server/tests/net/rig.h"

namespace pentarchy {
namespace {

using http::status;

struct Folder {
    std::filesystem::path path =
        std::filesystem::path(::testing::TempDir()) / ("pentarchy_web_" + std::to_string(getpid()));
    Folder() {
        std::filesystem::create_directories(path / "assets");
        write_file(path / "index.html", "<p>the client</p>");
        write_file(path / "assets/index-DiwrgTda.js", std::string(5000, 'x'));
        write_file(path / ".secret", "secret");
        write_file(path.string() + ".outside", "outside");
    }
    ~Folder() {
        std::filesystem::remove_all(path);
        std::filesystem::remove(path.string() + ".outside");
    }
};

TEST(Files, ServesTheClient) {
    const Folder folder;
    NetSettings settings;
    settings.web = folder.path;
    Rig rig(settings);
    HttpClient client(rig);
    for (const char* page : {"/", "/index.html", "/tables/abc", "/about"}) {
        const Response response = client.get(page);
        EXPECT_EQ(response.body(), "<p>the client</p>") << page;
        EXPECT_EQ(response["Content-Type"], "text/html; charset=utf-8");
        EXPECT_EQ(response["Cache-Control"], "no-cache");
    }
    const Response script = client.get("/assets/index-DiwrgTda.js");
    EXPECT_EQ(script["Content-Type"], "text/javascript; charset=utf-8");
    EXPECT_EQ(script["Cache-Control"], "public, max-age=31536000, immutable");
    EXPECT_EQ(script.body().size(), 5000u);
    const Response zipped = client.get("/assets/index-DiwrgTda.js", {{"Accept-Encoding", "br, gzip"}});
    EXPECT_EQ(zipped["Content-Encoding"], "gzip");
    EXPECT_LT(zipped.body().size(), 100u);
    const Response known = client.get("/assets/index-DiwrgTda.js", {{"If-None-Match", std::string(script["ETag"])}});
    EXPECT_EQ(known.result(), status::not_modified);
    EXPECT_EQ(known.body(), "");
    EXPECT_EQ(client.ask(http::verb::head, "/assets/index-DiwrgTda.js")["Content-Length"], "5000");
    for (const char* path : {"/none.js", "/.secret", "/assets/../.secret", "/%2e%2e/x.outside", "/..%2fx.js",
                             "//etc/passwd.txt", "/a\\b.js"}) {
        const status result = client.get(path).result();
        EXPECT_EQ(result, status::not_found) << path;
    }
}

TEST(Files, SaysThatThereIsNoClient) {
    const StaticFiles none("", {});
    EXPECT_NE(none.find("/")->body.find("/api/v1"), std::string::npos);
    EXPECT_EQ(none.find("/x.js"), nullptr);
    EXPECT_THROW(StaticFiles("no/such/folder", {}), BadInput);
    const WebFile file{"/a.txt", "inside"};
    EXPECT_EQ(StaticFiles("", {&file, 1}).find("/a.txt")->body, "inside");
}

TEST(Files, GzipIsReadByGzip) {
    const Folder folder;
    std::string text;
    for (int i = 0; i < 20000; ++i) text += fmt::format("line {} {}\n", i, i * i % 977);
    write_file(folder.path / "t.gz", gzipped(text));
    const std::string command = fmt::format("gzip -dc '{0}/t.gz' > '{0}/t'", folder.path.string());
    ASSERT_EQ(std::system(command.c_str()), 0);
    EXPECT_EQ(read_file(folder.path / "t"), text);
}

ServerConfig parse(std::vector<std::string> arguments) {
    ServerConfig config;
    CLI::App app;
    add_config_options(app, config);
    std::reverse(arguments.begin(), arguments.end());
    app.parse(arguments);
    complete_config(app, config);
    return config;
}

TEST(Config, CommandLineBeforeEnvironmentBeforeFile) {
    const Folder folder;
    const std::string file = folder.path / "pentarchy.toml";
    write_file(
        file,
        "# settings\nlisten = \"0.0.0.0:1\"\nstore = \"file.db\"\nthreads = 3\nproxy = [\"10.0.0.1\", \"10.0.0.2\"]\n");
    ServerConfig config = parse({"--config", file});
    EXPECT_EQ(config.net.listen, std::vector<std::string>{"0.0.0.0:1"});
    EXPECT_EQ(config.net.proxies, (std::vector<std::string>{"10.0.0.1", "10.0.0.2"}));
    EXPECT_EQ(config.threads, 3);
    setenv("PENTARCHY_LISTEN", "0.0.0.0:2", 1);
    setenv("PENTARCHY_STORE", "environment.db", 1);
    config = parse({"--config", file, "--listen", "0.0.0.0:3", "--listen", "[::1]:4"});
    unsetenv("PENTARCHY_LISTEN");
    unsetenv("PENTARCHY_STORE");
    EXPECT_EQ(config.net.listen, (std::vector<std::string>{"0.0.0.0:3", "[::1]:4"}));
    EXPECT_EQ(config.store, "environment.db");
    EXPECT_EQ(config.threads, 3);
    EXPECT_EQ(parse({}).net.listen, std::vector<std::string>{"127.0.0.1:8080"});
}

TEST(Config, RefusesWhatDoesNotFit) {
    const Folder folder;
    const std::string file = folder.path / "pentarchy.toml";
    for (const char* text :
         {"lisen = \"a:1\"\n", "[server]\nlisten = \"a:1\"\n", "config = \"x\"\n", "listen = \"a\"\n"}) {
        write_file(file, text);
        EXPECT_THROW(parse({"--config", file}), BadInput) << text;
    }
    EXPECT_THROW(parse({"--config", "none.toml"}), BadInput);
    EXPECT_THROW(parse({"--listen", "8080"}), BadInput);
    EXPECT_THROW(parse({"--proxy", "example.org"}), BadInput);
    EXPECT_THROW(parse({"--tls-cert", "a.pem"}), BadInput);
    EXPECT_THROW(parse({"--origin", "play.example.org"}), BadInput);
    EXPECT_THROW(parse({"--log-level", "loud"}), CLI::ParseError);
}

TEST(Logs, AreJsonLinesOrText) {
    testing::internal::CaptureStderr();
    set_up_logging("info", "json");
    log_event(LogLevel::Info, "started", {{"address", "a \"b\"\n"}, {"threads", 2}});
    log_event(LogLevel::Debug, "hidden");
    set_up_logging("warning", "text");
    log_event(LogLevel::Warning, "odd", {{"why", "two words"}, {"n", 1.5}});
    const std::string text = testing::internal::GetCapturedStderr();
    const Json line = parse_json(text.substr(0, text.find('\n')), "the line");
    EXPECT_EQ(line.at("event"), "started");
    EXPECT_EQ(line.at("level"), "info");
    EXPECT_EQ(line.at("address"), "a \"b\"\n");
    EXPECT_EQ(line.at("threads"), 2);
    EXPECT_NE(text.find(" warning odd why=\"two words\" n=1.5\n"), std::string::npos) << text;
    EXPECT_EQ(text.find("hidden"), std::string::npos);
}

}  // namespace
}  // namespace pentarchy
